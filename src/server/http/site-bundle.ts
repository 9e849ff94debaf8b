import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '../../content/company/facts.ts'

/** One file rendered from the facts, as the build describes it. */
export type RenderedFileHead = {
  readonly path: string
  readonly status: 200 | 404
  readonly contentType: string
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** The contents of `site-bundle.json`, which the build leaves for the server. */
export type SiteBundle = {
  readonly facts: SiteFacts
  /** Passed back to the renderer; the server does not look inside. */
  readonly assets: unknown
  readonly files: (RenderedFileHead & { readonly name: string })[]
}

export type RenderSite = (facts: SiteFacts) => Promise<(RenderedFileHead & { readonly body: string })[]>

export async function readSiteBundle(dist: string): Promise<SiteBundle> {
  return JSON.parse(await readFile(join(dist, 'site-bundle.json'), 'utf8'))
}

/** The renderer is loaded only when the facts differ from those the build used. */
export function createRenderer(dist: string, bundle: SiteBundle): RenderSite {
  return async (facts) => {
    const prerender = await import(pathToFileURL(join(dist, 'prerender/prerender.js')).href)
    return prerender.renderSite(facts, bundle.assets)
  }
}
