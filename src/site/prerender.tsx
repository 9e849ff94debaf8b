import { renderToString } from 'react-dom/server'
import type { SiteFacts } from '../content/company/facts.ts'
import { notFoundPath, pageAt, type RenderedPath } from '../routes.ts'
import { App, lateShell } from './app.tsx'
import { loadPage, pageSource, renderedPaths } from './page-registry.ts'
import { PagePathContext } from './platform/navigation/page-path-context.ts'
import { prepareSections } from './sections/late.tsx'
import { type PageAssets, renderDocument } from './shell/document/document.ts'
import { renderManifest, renderRobots, renderSitemap } from './shell/document/site-files.ts'

export { pageAt, pageSource, renderedPaths }

/** A response that depends on facts: a page, or a file such as the sitemap. */
export type RenderedFile = {
  readonly path: string
  readonly status: 200 | 404
  readonly contentType: string
  readonly body: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The results of the browser build: style sheets by address, and the files that each page loads first. */
export type SiteAssets = {
  readonly sheets: Readonly<Record<string, string>>
  readonly pages: Readonly<
    Record<string, Omit<PageAssets, 'styles'> & { readonly styles: readonly string[] }>
  >
}

export async function renderPage(
  path: RenderedPath,
  facts: SiteFacts,
  assets: PageAssets,
): Promise<RenderedFile> {
  const [module] = await Promise.all([loadPage(path), prepareSections(lateShell)])
  const body = renderToString(
    <PagePathContext value={path}>
      <App facts={facts} initialView={{ path, module }} />
    </PagePathContext>,
  )
  const { html, ...hashes } = renderDocument({ content: module.content, facts, assets, body })
  const status = path === notFoundPath ? 404 : 200
  return { path, status, contentType: 'text/html; charset=utf-8', body: html, ...hashes }
}

function plainFile(path: string, contentType: string, body: string): RenderedFile {
  return { path, status: 200, contentType, body, scriptHashes: [], styleHashes: [] }
}

function assetsOf(path: RenderedPath, { pages, sheets }: SiteAssets): PageAssets {
  const page = pages[path]
  if (!page) throw new Error(`The browser build has nothing for ${path}`)
  return { ...page, styles: page.styles.map((href) => ({ href, text: sheets[href] ?? '' })) }
}

/** Everything that must be rendered again when facts change. */
export async function renderSite(facts: SiteFacts, assets: SiteAssets): Promise<RenderedFile[]> {
  const files: RenderedFile[] = []
  const indexable: string[] = []
  for (const path of renderedPaths) {
    files.push(await renderPage(path, facts, assetsOf(path, assets)))
    if ((await loadPage(path)).content.indexable) indexable.push(path)
  }
  return [
    ...files,
    plainFile('/sitemap.xml', 'application/xml; charset=utf-8', renderSitemap(indexable, facts)),
    plainFile('/robots.txt', 'text/plain; charset=utf-8', renderRobots(facts)),
    plainFile('/site.webmanifest', 'application/manifest+json; charset=utf-8', renderManifest(facts)),
  ]
}
