import type { ComponentType } from 'react'
import type { PageContent } from '../content/pages/page-content.ts'
import { notFoundPath, type PublicPath, type RenderedPath, styleGuidePath } from '../routes.ts'
import { type LateSection, prepareSections } from './sections/late.tsx'

export type PageModule = {
  readonly content: PageContent
  readonly Page: ComponentType
  /** The sections whose code may load after the page's own. */
  readonly lateSections?: readonly LateSection[]
}

type Loader = () => Promise<PageModule>

/** One chunk per page. The file of `/some/path` is `pages/some-path-page.tsx`; the build relies on this. */
const loaders: Record<PublicPath, Loader> & Partial<Record<typeof styleGuidePath, Loader>> = {
  '/': () => import('./pages/home-page.tsx'),
  '/auth': () => import('./pages/auth-page.tsx'),
  '/infrastructure': () => import('./pages/infrastructure-page.tsx'),
  '/gear-list': () => import('./pages/gear-list-page.tsx'),
  '/equipment-list': () => import('./pages/equipment-list-page.tsx'),
  '/corporate-video': () => import('./pages/corporate-video-page.tsx'),
  '/live-streaming': () => import('./pages/live-streaming-page.tsx'),
  '/event-production': () => import('./pages/event-production-page.tsx'),
  '/youth-training': () => import('./pages/youth-training-page.tsx'),
  '/vendor-coordination': () => import('./pages/vendor-coordination-page.tsx'),
  '/corporate-conferences': () => import('./pages/corporate-conferences-page.tsx'),
  '/quote': () => import('./pages/quote-page.tsx'),
  '/equipment-availability': () => import('./pages/equipment-availability-page.tsx'),
  '/portfolio': () => import('./pages/portfolio-page.tsx'),
  '/religious-partnership': () => import('./pages/religious-partnership-page.tsx'),
  '/magrose-support': () => import('./pages/magrose-support-page.tsx'),
  '/podcast-consultation': () => import('./pages/podcast-consultation-page.tsx'),
  '/legacy': () => import('./pages/legacy-page.tsx'),
  '/privacy': () => import('./pages/privacy-page.tsx'),
  '/terms': () => import('./pages/terms-page.tsx'),
  '/accessibility': () => import('./pages/accessibility-page.tsx'),
  '/account': () => import('./pages/account-page.tsx'),
  '/inquiry': () => import('./pages/inquiry-page.tsx'),
  '/inquiry/received': () => import('./pages/inquiry-received-page.tsx'),
  '/inquiry/not-sent': () => import('./pages/inquiry-not-sent-page.tsx'),
  '/404': () => import('./pages/not-found-page.tsx'),
  ...(import.meta.env.DEV && { [styleGuidePath]: () => import('./pages/style-guide-page.tsx') }),
}

export const renderedPaths: readonly RenderedPath[] = Object.keys(loaders).filter(isRenderedPath)

function isRenderedPath(path: string): path is RenderedPath {
  return Object.hasOwn(loaders, path)
}

const loaded = new Map<RenderedPath, Promise<PageModule>>()

/**
 * Loads a page's code and styles once, ready to be shown. A failed load is forgotten, so a retry can succeed.
 * Nothing is requested while offline, because browsers remember a failed module import for the document's
 * lifetime.
 */
export async function loadPage(path: RenderedPath): Promise<PageModule> {
  const known = loaded.get(path)
  if (!known && navigator.onLine === false) throw new Error(`Offline, ${path} cannot be loaded`)
  const promise = known ?? (loaders[path] ?? loaders[notFoundPath])()
  loaded.set(path, promise)
  promise.catch(() => loaded.delete(path))
  const module = await promise
  await prepareSections(module.lateSections)
  return module
}

export function pageSource(path: RenderedPath): string {
  const name =
    path === '/' ? 'home' : path === notFoundPath ? 'not-found' : path.slice(1).replaceAll('/', '-')
  return `src/site/pages/${name}-page.tsx`
}
