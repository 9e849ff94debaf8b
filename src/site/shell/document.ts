import { createHash } from 'node:crypto'
import type { SiteFacts } from '../../content/facts.ts'
import type { PageContent } from '../../content/page-content.ts'
import { jsonLdScript, pageData } from '../../content/structured-data.ts'
import { firstPaintStyles } from './first-paint-styles.ts'
import { headTags, pageTitle } from './head.ts'
import inlineScript from './inline-script.ts?inline-script'

/** What the browser build made for one page. */
export type PageAssets = {
  readonly react: string
  readonly entry: string
  readonly page: string
  readonly styles: readonly { readonly href: string; readonly text: string }[]
  /** The sheet that follows the first paint, with all styles. */
  readonly later: string | null
}

export type DocumentParts = {
  readonly content: PageContent
  readonly facts: SiteFacts
  readonly assets: PageAssets
  readonly body: string
  /** Where the sections are that the body leaves out, if it does. */
  readonly rest?: string
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

export function renderDocument({ content, facts, assets, body, rest }: DocumentParts): RenderedDocument {
  const { listing, ...carried } = facts
  const all = assets.styles.map((sheet) => sheet.text).join('')
  const style = assets.later ? firstPaintStyles(all, body) : all
  const tags = headTags(content, facts).map(
    ({ name, key, value }) => `<${name} ${key[0]}="${key[1]}" ${value[0]}="${escapeHtml(value[1])}">`,
  )
  const structured = pageData(content, facts).map(
    (data) => `<script type="application/ld+json">${jsonLdScript(data)}</script>`,
  )
  const later = laterAttribute(assets)
  const following = rest ? ` data-rest="${rest}"` : ''
  const withoutScripts = assets.later
    ? `<noscript><link rel="stylesheet" href="${assets.later}"></noscript>\n`
    : ''
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
${withoutScripts}${structured.join('\n')}
<script data-react="${assets.react}" data-entry="${assets.entry}" data-page="${assets.page}"${later}${following}>${inlineScript}</script>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="facts">${jsonLdScript(carried)}</script>
</body>
</html>
`
  return { html, scriptHashes: [sha256(inlineScript)], styleHashes: [sha256(style)] }
}

/** The second file of a large page, for its script. */
export function renderRest(rest: string, assets: PageAssets): string {
  return `<!doctype html>
<html lang="en-US"${laterAttribute(assets)}>
<meta charset="utf-8">
<meta name="robots" content="noindex">
${rest}
`
}

function laterAttribute({ later }: PageAssets): string {
  return later ? ` data-later="${later}"` : ''
}
