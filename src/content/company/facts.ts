import { type Season, seasonAhead } from '../../domain/campaign/campaign.ts'
import type { OfficeHours } from '../../domain/office-hours.ts'
import { portlandDay, portlandTimeZone } from '../../domain/portland-day.ts'
import type { SamplePolicy } from '../samples/published.ts'
import { type Company, type CompanyListing, defaultCompany, defaultListing } from './company.ts'

/** The data pages are rendered from besides their own words; settings and the database can change it. */
export type Facts = {
  /** Scheme and host without a trailing slash. */
  readonly origin: string
  readonly company: Company
  /** The company's own, in which it says when it answers. */
  readonly timeZone: string
  /** When somebody is at the studio on most days, for drawings; `company` has the words. */
  readonly officeHours: OfficeHours
  /** The season whose slots may be called scarce today; null while none is open: no figure is shown then. */
  readonly season: Season | null
  /** Samples are marked outside production and left out in it. */
  readonly samples: SamplePolicy
  /** A third-party analytics script, if the owner has configured one. */
  readonly analyticsTag: AnalyticsTag | null
  /** The current year in Portland, for the copyright line. */
  readonly year: number
}

/** All facts, including those written into documents but not passed on to the browser's code. */
export type SiteFacts = Facts & { readonly listing: CompanyListing }

export type AnalyticsTag = {
  readonly url: string
  /** Data attributes the script reads from its own element, such as `domain` or `website-id`. */
  readonly data: Readonly<Record<string, string>>
}

/** The facts of the build; a server whose settings and database agree serves that build unchanged. */
export function createDefaultFacts(now: Date): SiteFacts {
  return {
    origin: 'http://localhost:3000',
    company: defaultCompany,
    timeZone: portlandTimeZone,
    officeHours: [[9 * 60, 18 * 60]],
    listing: defaultListing,
    season: seasonAhead(portlandDay(now)),
    samples: 'marked',
    analyticsTag: null,
    year: portlandYear(now),
  }
}

export function portlandYear(now: Date): number {
  return Number(portlandDay(now).slice(0, 4))
}
