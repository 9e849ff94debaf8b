import { createHash } from 'node:crypto'
import type { SiteFacts } from '../../../content/company/facts.ts'
import type { PageContent } from '../../../content/pages/page-content.ts'
import { companyData } from '../../../content/structured-data/business.ts'
import { jsonLdScript } from '../../../content/structured-data/json-ld.ts'
import { pageData } from '../../../content/structured-data/page.ts'
import inlineScript from '../boot/inline-script.ts?inline-script'
import { headTags, pageDataId, pageTitle } from './head.ts'

/** The files of the browser build that a page loads first. */
export type PageAssets = {
  readonly react: string
  readonly entry: string
  readonly page: string
  /** The style sheets of modules that the shell and the page import statically. They are inlined. */
  readonly styles: readonly { readonly href: string; readonly text: string }[]
  /** The sheet of modules that they import later. Null in development, where modules load their styles. */
  readonly sheet: LateSheet | null
}

export type LateSheet = {
  readonly href: string
  /** The addresses of the sheets joined in it. */
  readonly parts: readonly string[]
}

export type DocumentParts = {
  readonly content: PageContent
  readonly facts: SiteFacts
  readonly assets: PageAssets
  readonly body: string
}

export type RenderedDocument = {
  readonly html: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

export function renderDocument({ content, facts, assets, body }: DocumentParts): RenderedDocument {
  const { listing, ...carried } = facts
  const { react, entry, page, styles, sheet } = assets
  const style = styles.map(({ text }) => text).join('')
  const tags = headTags(content, facts).flatMap(({ name, key, attribute, value }) =>
    value === null ? [] : `<${name} ${key[0]}="${key[1]}" ${attribute}="${escapeHtml(value)}">`,
  )
  const parts = [...styles.map(({ href }) => href), ...(sheet?.parts ?? [])]
  const late = sheet ? ` data-sheet="${sheet.href}" data-parts="${parts.join(' ')}"` : ''
  const withoutScripts = sheet ? `<noscript><link rel="stylesheet" href="${sheet.href}"></noscript>\n` : ''
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(pageTitle(content, facts))}</title>
<style>${style}</style>
${tags.join('\n')}
<meta name="theme-color" content="#14110e">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${withoutScripts}<script type="application/ld+json">${jsonLdScript(companyData(content, facts))}</script>
<script type="application/ld+json" id="${pageDataId}">${jsonLdScript(pageData(content, facts))}</script>
<script data-react="${react}" data-entry="${entry}" data-page="${page}"${late}>${inlineScript}</script>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="facts">${jsonLdScript(carried)}</script>
</body>
</html>
`
  return { html, scriptHashes: [sha256(inlineScript)], styleHashes: [sha256(style)] }
}
