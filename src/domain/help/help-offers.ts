/** A price and the time it covers, as on the quote page. */
type HelpPrice = {
  /** Null when the rate is agreed in person. */
  readonly cents: number | null
  readonly covers: { readonly count: number; readonly unit: 'day' | 'hour' }
  /** How many can be had at once. */
  readonly owned: number
}

export type HelpItem = HelpPrice & {
  readonly id: string
  readonly name: string
  /** Everyday names of this kind of item. */
  readonly called: string
  /** Whether it goes out in packed kits only. */
  readonly kitOnly?: boolean
}

/** A kit or a package: several items at one price. */
export type HelpSet = HelpPrice & {
  readonly id: string
  readonly kind: 'kit' | 'package'
  readonly name: string
  /** Places in the list of items, and how many of each: names would be loaded twice. */
  readonly gear: readonly (readonly [item: number, quantity: number])[]
  /** People and services that come with it: `Director`, `3 × Camera operators`. */
  readonly extras: readonly string[]
  /** Names people use for it; every word of one must occur in the question. */
  readonly called: readonly string[]
}

export type HelpConference = {
  readonly id: string
  readonly name: string
  /** As on the page: `200-500`. */
  readonly attendees: string
  /** The largest number of people it is made for; null for any number. */
  readonly most: number | null
  readonly cents: number
  readonly days: number
  readonly includes: readonly string[]
}

/** Everything with a price, put together when the site is built. */
export type HelpOffers = {
  readonly items: readonly HelpItem[]
  readonly sets: readonly HelpSet[]
  readonly conferences: readonly HelpConference[]
}
