import type { Pool } from 'pg'
import { portlandYear, type SiteFacts } from '../content/company/facts.ts'
import { seasonOn } from '../domain/campaign/campaign.ts'
import { officeHours } from '../domain/office-hours.ts'
import { portlandDay } from '../domain/portland-day.ts'
import { defaultCompanySettings, readCompanySettings } from './company/company-settings.ts'
import { withHours } from './company/current-company.ts'
import { readCampaign } from './database/read-campaign.ts'
import type { Settings } from './env.ts'

/** The facts that pages are rendered from at the given time. */
export async function readFacts(settings: Settings, pool: Pool, now: Date): Promise<SiteFacts> {
  const defaults = defaultCompanySettings(settings)
  const { calendar } = await readCompanySettings(pool, defaults)
  const facts: SiteFacts = {
    origin: settings.origin,
    company: settings.company,
    timeZone: calendar.timeZone,
    officeHours: officeHours(calendar, now),
    listing: settings.listing,
    season: seasonOn(portlandDay(now), await readCampaign(pool)),
    samples: settings.production ? 'absent' : 'marked',
    analyticsTag: settings.analyticsTag,
    year: portlandYear(now),
  }
  // Until an owner sets the hours, pages show the words of the environment.
  return calendar === defaults.calendar ? facts : withHours(facts, calendar)
}
