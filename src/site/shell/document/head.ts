import type { Facts } from '../../../content/company/facts.ts'
import type { PageContent } from '../../../content/pages/page-content.ts'
import { socialCardPath, socialCardSize } from '../../../content/sharing/social-card.ts'
import { notFoundPath } from '../../../routes.ts'

export type HeadTag = {
  readonly name: 'meta' | 'link'
  /** Identifies the tag in the document, so a route change can replace it. */
  readonly key: readonly [attribute: string, value: string]
  readonly attribute: 'content' | 'href'
  /** Null if the page has no such tag. */
  readonly value: string | null
}

/** The id of the script with the page's structured data. The company's data is the same on every page. */
export const pageDataId = 'page-data'

export function pageTitle(content: PageContent, facts: Facts): string {
  return `${content.head.title} | ${facts.company.name}`
}

/** The part of the head that differs between pages; used for prerendering and on route changes. */
export function headTags(content: PageContent, facts: Facts): HeadTag[] {
  const title = pageTitle(content, facts)
  const { description, keywords } = content.head
  // The not-found page appears at any address, so it has no address of its own.
  const url = content.path === notFoundPath ? null : facts.origin + content.path
  const image = facts.origin + socialCardPath(content.path)
  const imageAlt = `${content.heading} ${facts.company.name}, ${facts.company.city}`
  const robots =
    content.indexable && content.path !== notFoundPath ? 'index, follow, max-image-preview:large' : 'noindex'
  const meta = (attribute: 'name' | 'property', key: string, value: string | null): HeadTag => ({
    name: 'meta',
    key: [attribute, key],
    attribute: 'content',
    value,
  })
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', keywords.join(', ')),
    meta('name', 'robots', robots),
    { name: 'link', key: ['rel', 'canonical'], attribute: 'href', value: url },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', facts.company.name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(socialCardSize.width)),
    meta('property', 'og:image:height', String(socialCardSize.height)),
    meta('property', 'og:image:alt', imageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:url', url),
    meta('name', 'twitter:image', image),
  ]
}
