import { readTags, type Tag } from './read-tags.ts'

/** A reference from a page: the crawl fetches all of them except the targets of `form`s. */
type Reference = {
  readonly tag: string
  readonly target: URL
  readonly newWindow: boolean
  readonly rel: string
}

export type CrawledPage = {
  readonly path: string
  readonly status: number
  readonly indexable: boolean
  readonly canonical: string | undefined
  readonly ids: ReadonlySet<string>
  readonly references: readonly Reference[]
}

export type Crawl = {
  readonly origin: string
  /** Pages by path, without the query, which never changes what the server sends. */
  readonly pages: ReadonlyMap<string, CrawledPage>
  /** The ids in each SVG drawing, by its path. */
  readonly drawings: ReadonlyMap<string, ReadonlySet<string>>
  /** The status of every address of the site that any page refers to. */
  readonly statuses: ReadonlyMap<string, number>
}

/** Fetches the given pages and everything they refer to, and follows the pages found that way in turn. */
export async function crawlSite(origin: string, starts: readonly string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const drawings = new Map<string, ReadonlySet<string>>()
  const statuses = new Map<string, number>()
  const waiting = starts.map((path) => new URL(path, origin))
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (url.origin !== origin || statuses.has(addressOf(url))) continue
    const answer = await fetch(addressOf(url), { redirect: 'manual' })
    statuses.set(addressOf(url), answer.status)
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    if (type.startsWith('image/svg')) drawings.set(url.pathname, idsIn(readTags(text)))
    if (!type.startsWith('text/html') || pages.has(url.pathname)) continue
    const page = readPage(url, answer.status, text)
    pages.set(url.pathname, page)
    waiting.push(...page.references.filter(({ tag }) => tag !== 'form').map(({ target }) => target))
  }
  return { origin, pages, drawings, statuses }
}

/** Describes every broken reference. `laterIds` are fragments that a page gains in the browser. */
export function brokenReferences(
  { origin, pages, drawings, statuses }: Crawl,
  laterIds: readonly string[] = [],
): string[] {
  const broken: string[] = []
  for (const page of pages.values()) {
    for (const { tag, target, newWindow, rel } of page.references) {
      const say = (trouble: string) => broken.push(`${page.path}: <${tag}> ${target.href} ${trouble}`)
      if (!['http:', 'https:', 'mailto:', 'tel:', 'data:'].includes(target.protocol)) say('is no address')
      if (['mailto:', 'tel:'].includes(target.protocol) && target.pathname === '') say('names nobody')
      if (newWindow && target.origin !== origin && !/\bnoopener\b/.test(rel)) say('hands its window over')
      if (target.origin !== origin || tag === 'form') continue
      // The not-found page may still refer to itself.
      const itself =
        page.status === 404 && (target.pathname === page.path || tag === 'link' || tag === 'meta')
      const status = statuses.get(addressOf(target))
      if (status !== 200 && !itself) {
        say(`answers ${status}`)
        continue
      }
      if (!target.href.includes('#') || laterIds.includes(target.pathname + target.hash)) continue
      const id = decodeURIComponent(target.hash.slice(1))
      const ids = pages.get(target.pathname)?.ids ?? drawings.get(target.pathname)
      if (!ids?.has(id)) say('has no such place')
    }
  }
  return broken
}

/** The addresses to which the site's forms are sent. */
export function formTargets({ pages }: Crawl): ReadonlySet<string> {
  const references = [...pages.values()].flatMap((page) => page.references)
  return new Set(references.filter(({ tag }) => tag === 'form').map(({ target }) => target.href))
}

function addressOf({ origin, pathname, search }: URL): string {
  return origin + pathname + search
}

function readPage(url: URL, status: number, html: string): CrawledPage {
  const tags = readTags(html)
  const robots = tags.find(({ name, attributes }) => name === 'meta' && attributes.get('name') === 'robots')
  const canonical = tags.find(({ attributes }) => attributes.get('rel') === 'canonical')
  return {
    path: url.pathname,
    status,
    indexable: !robots?.attributes.get('content')?.includes('noindex'),
    canonical: canonical?.attributes.get('href'),
    ids: idsIn(tags),
    references: tags.flatMap((tag) =>
      targetsOf(tag).map((target) => ({
        tag: tag.name,
        target: new URL(target, url),
        newWindow: tag.attributes.get('target') === '_blank',
        rel: tag.attributes.get('rel') ?? '',
      })),
    ),
  }
}

function idsIn(tags: readonly Tag[]): ReadonlySet<string> {
  return new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? []))
}

const named = new Set(['og:url', 'og:image', 'twitter:url', 'twitter:image'])

function targetsOf({ name, attributes }: Tag): string[] {
  const single = ['href', 'src', 'action', 'formaction', 'poster'].flatMap((key) => attributes.get(key) ?? [])
  const several = ['srcset', 'imagesrcset'].flatMap((key) => attributes.get(key)?.split(',') ?? [])
  const card = name === 'meta' && named.has(attributes.get('property') ?? attributes.get('name') ?? '')
  const painted = ['fill', 'stroke', 'mask', 'clip-path', 'filter'].flatMap(
    (key) => /^url\((#[^)]+)\)$/.exec(attributes.get(key) ?? '')?.[1] ?? [],
  )
  return [
    ...single,
    ...painted,
    ...several.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...(card ? [attributes.get('content') ?? ''] : []),
  ]
}
