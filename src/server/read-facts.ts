import type { Pool } from 'pg'
import { portlandYear, type SiteFacts } from '../content/company/facts.ts'
import { seasonOn } from '../domain/campaign/campaign.ts'
import { portlandDay } from '../domain/portland-day.ts'
import { readCampaign } from './database/read-campaign.ts'
import type { Settings } from './env.ts'

/** The facts that pages are rendered from at the given time. */
export async function readFacts(
  settings: Pick<Settings, 'production' | 'origin' | 'company' | 'listing' | 'analyticsTag'>,
  pool: Pool,
  now: Date,
): Promise<SiteFacts> {
  return {
    origin: settings.origin,
    company: settings.company,
    listing: settings.listing,
    season: seasonOn(portlandDay(now), await readCampaign(pool)),
    samples: settings.production ? 'absent' : 'marked',
    analyticsTag: settings.analyticsTag,
    year: portlandYear(now),
  }
}
