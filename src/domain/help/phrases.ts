type Priced = { readonly quantity: number; readonly name: string; readonly rate: string }
type Summed = Priced & { readonly days: number; readonly total: string }

/** Sentences for answers that depend on numbers, dates or the hour. */
export type Phrases = {
  readonly day: (iso: string) => string
  readonly days: (count: number) => string
  /** After a price: `a day`. */
  readonly aDay: (price: string) => string
  /** The time a package's price covers. */
  readonly covering: (covers: { readonly count: number; readonly unit: 'day' | 'hour' }) => string
  readonly when: (from: string, to: string | null) => string
  readonly conference: {
    readonly start: (price: string, attendees: string) => string
    readonly fits: (attendees: number, name: string, size: string) => string
    readonly price: (price: string, days: string) => string
    readonly longer: (days: string, lengths: number, price: string, total: string) => string
    readonly shorter: string
    readonly extra: string
    readonly package: (name: string, size: string, price: string, includes: string) => string
    /** A size in a comparison. */
    readonly size: (name: string, attendees: string, price: string) => string
    readonly compare: (smaller: string, larger: string, name: string, includes: string) => string
    readonly link: string
  }
  /** Offers that were asked for together. */
  readonly together: {
    readonly line: (quantity: number, name: string, price: string) => string
    readonly incomplete: (lines: string) => string
    readonly sum: (lines: string, days: string, total: string) => string
  }
  readonly item: {
    readonly one: (item: Priced & { readonly owned: number }) => string
    readonly sum: (item: Summed) => string
    readonly more: (owned: number) => string
    /** Of an item that goes out in packed kits only, before the prices of the kits that hold it. */
    readonly kitOnly: (name: string) => string
    /** In place of a rate of its own. */
    readonly inKits: string
    /** Its specifications are those of the equipment list, in English. */
    readonly specs: (name: string, specs: string) => string
    readonly several: (list: string, more: number) => string
    readonly cheapest: (first: string, others: string) => string
    readonly whichDay: (name: string) => string
    /** For a day that has passed, or one further ahead than the board shows. */
    readonly otherDay: (hasPassed: boolean, name: string) => string
    readonly free: (name: string, free: number, total: number, when: string) => string
    readonly taken: (name: string, when: string, next: string | null) => string
    /** For equipment that the board of dates does not show. */
    readonly unlisted: (name: string) => string
    readonly setPartlyShown: (name: string, when: string) => string
    readonly setFree: (name: string, when: string) => string
    readonly setTaken: (name: string, when: string, missing: string) => string
    readonly notSure: string
    readonly link: string
    readonly availabilityLink: string
  }
  readonly set: {
    readonly price: (name: string, price: string, days: string) => string
    readonly agreed: (name: string) => string
    readonly longer: (days: string, lengths: number, total: string) => string
    readonly holds: (list: string) => string
    readonly kitLink: string
    readonly packageLink: string
  }
  /** Until when or from when on somebody is in: an ISO time, told in a time zone; `today` is the day there. */
  readonly hours: {
    readonly open: (iso: string, timeZone: string, today: string) => string
    readonly closed: (iso: string, timeZone: string, today: string) => string
    /** `9:00 AM to 6:00 PM`, of ISO times. */
    readonly span: (from: string, to: string, timeZone: string) => string
    readonly dayOpen: (day: string, spans: string) => string
    readonly dayClosed: (day: string) => string
  }
  readonly person: (phone: string, hours: string) => string
  readonly noticed: string
  /** With a link to the page that may answer it. */
  readonly perhaps: string
  /** With the answer that comes closest. */
  readonly closest: (answer: string) => string
  readonly unknown: string
  readonly calm: string
  readonly contactLink: string
}
