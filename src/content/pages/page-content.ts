import type { SiteImage } from '../../domain/site-image.ts'
import type { RenderedPath } from '../../routes.ts'
import type { Facts } from '../company/facts.ts'

/** Leads to a page, or dials the company: its number is a fact, not one of the words. */
export type PageAction =
  | { readonly label: string; readonly href: string; readonly call?: undefined }
  | { readonly label: string; readonly call: true; readonly href?: undefined }

/** What every page has, whatever else it shows. */
export type PageContent = {
  readonly path: RenderedPath
  readonly head: {
    /** Without the company's name, which the head adds. */
    readonly title: string
    readonly description: string
    readonly keywords: readonly string[]
  }
  /** What search engines are told the page offers. */
  readonly service?: {
    readonly name: string
    readonly startingPrice?: number
    /** Where the starting price is for one size only. */
    readonly startingPriceBuys?: string
  }
  /** False keeps the page out of search engines and the sitemap until it is written. */
  readonly indexable: boolean
  /** The picture the page opens with, and is shared with. */
  readonly lead: SiteImage
  /** Small slate line above the headline. */
  readonly slate: string
  readonly heading: string
  readonly summary: (facts: Facts) => string
  /** What to do next: first one is the primary action. */
  readonly actions: readonly PageAction[]
}
