import { type Campaign, defaultCampaign } from '../domain/campaign/campaign.ts'
import { type Company, defaultCompany } from './company.ts'

/** What pages are rendered from besides their own words: settings and the database can change it. */
export type Facts = {
  /** Scheme and host without a trailing slash. */
  readonly origin: string
  readonly company: Company
  readonly campaign: Campaign
  /** The current year in Portland, for the copyright line. */
  readonly year: number
}

/** What the build renders with; a server whose settings and database agree serves it unchanged. */
export function createDefaultFacts(now: Date): Facts {
  return {
    origin: 'http://localhost:3000',
    company: defaultCompany,
    campaign: defaultCampaign,
    year: portlandYear(now),
  }
}

export function portlandYear(now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', year: 'numeric' }).format(now),
  )
}
