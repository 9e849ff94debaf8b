import { createHash } from 'node:crypto'
import type { Facts } from '../../content/facts.ts'
import type { PageContent } from '../../content/page-content.ts'
import { breadcrumbs, businessData, jsonLdScript, serviceData } from '../../content/structured-data.ts'
import themeScript from '../features/accessibility/theme-script.ts?inline-script'
import { headTags, pageTitle } from './head.ts'
import iconSource from './icon.svg?raw'
import loaderScript from './loader-script.ts?inline-script'

/** What the browser build made for one page. */
export type PageAssets = {
  readonly entry: string
  readonly page: string
  readonly styles: readonly { readonly href: string; readonly text: string }[]
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
  const structured = [businessData(facts), breadcrumbs(content, facts), ...serviceData(content, facts)].map(
    (data) => `<script type="application/ld+json">${jsonLdScript(data)}</script>`,
  )
  // A disabled link is never fetched; it tells the module loader that these styles are already here.
  const links = assets.styles
    .filter((sheet) => sheet.href)
    .map((sheet) => `<link rel="stylesheet" href="${sheet.href}" disabled>`)
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${themeScript}</script>
<title>${escapeHtml(pageTitle(content, facts))}</title>
<style>${style}</style>
${tags.join('\n')}
<meta name="theme-color" content="#14110e">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(iconSource.trim())}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${links.join('\n')}
${structured.join('\n')}
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
