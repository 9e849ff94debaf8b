import type { SiteImage } from '../../domain/site-image.ts'
import type { RenderedPath } from '../../routes.ts'
import type { Facts } from '../company/facts.ts'

/** A link to a page, or a call to the company, whose number comes from the facts. */
export type PageAction =
  | { readonly label: string; readonly href: string; readonly call?: undefined }
  | { readonly label: string; readonly call: true; readonly href?: undefined }

/** The content that every page has. */
export type PageContent = {
  readonly path: RenderedPath
  readonly head: {
    /** Without the company's name, which the head adds. */
    readonly title: string
    readonly description: string
    readonly keywords: readonly string[]
  }
  /** The service the page offers, for search engines. */
  readonly service?: {
    readonly name: string
    readonly startingPrice?: number
    /** Present when the starting price is for one size only. */
    readonly startingPriceBuys?: string
  }
  /** False keeps the page out of search engines and the sitemap until it is written. */
  readonly indexable: boolean
  /** The picture at the top of the page, also used when the page is shared. */
  readonly lead: SiteImage
  /** Small slate line above the headline. */
  readonly slate: string
  readonly heading: string
  readonly summary: (facts: Facts) => string
  /** Links to the next steps; the first is the primary action. */
  readonly actions: readonly PageAction[]
}
