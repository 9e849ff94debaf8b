import { createHash } from 'node:crypto'
import type { Facts } from '../../content/facts.ts'
import type { PageContent } from '../../content/page-content.ts'
import { jsonLdScript, pageData } from '../../content/structured-data.ts'
import themeScript from '../features/accessibility/theme-script.ts?inline-script'
import { headTags, pageTitle } from './head.ts'
import loaderScript from './loader-script.ts?inline-script'

/** What the browser build made for one page. */
export type PageAssets = {
  readonly entry: string
  readonly page: string
  readonly styles: readonly { readonly href: string; readonly text: string }[]
  /** The sheet that follows the first paint, and those it is made of. */
  readonly later: { readonly href: string; readonly parts: readonly string[] } | null
}

export type DocumentParts = {
  readonly content: PageContent
  readonly facts: Facts
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
  const style = assets.styles.map((sheet) => sheet.text).join('')
  const tags = headTags(content, facts).map(
    ({ name, key, value }) => `<${name} ${key[0]}="${key[1]}" ${value[0]}="${escapeHtml(value[1])}">`,
  )
  const structured = pageData(content, facts).map(
    (data) => `<script type="application/ld+json">${jsonLdScript(data)}</script>`,
  )
  // A disabled link is never fetched; it tells the module loader that these styles are already here.
  const links = [...assets.styles.map((sheet) => sheet.href), ...(assets.later?.parts ?? [])]
    .filter(Boolean)
    .map((href) => `<link rel="stylesheet" href="${href}" disabled>`)
  if (assets.later) {
    const link = `<link rel="stylesheet" href="${assets.later.href}"`
    links.push(`${link} disabled data-later>`, `<noscript>${link}></noscript>`)
  }
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
${links.join('\n')}
${structured.join('\n')}
<script>${themeScript}</script>
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="facts">${jsonLdScript(facts)}</script>
<script data-entry="${assets.entry}" data-page="${assets.page}">${loaderScript}</script>
</body>
</html>
`
  return { html, scriptHashes: [sha256(themeScript), sha256(loaderScript)], styleHashes: [sha256(style)] }
}
