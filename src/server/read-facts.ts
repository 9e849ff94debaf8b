import { portlandYear, type SiteFacts } from '../content/facts.ts'
import type { Database } from './database/connect.ts'
import { readCampaign } from './database/read-campaign.ts'
import type { Settings } from './env.ts'

/** What pages are rendered from now. */
export async function readFacts(settings: Settings, database: Pick<Database, 'orm'>): Promise<SiteFacts> {
  return {
    origin: settings.origin,
    company: settings.company,
    listing: settings.listing,
    campaign: await readCampaign(database),
    analyticsTag: settings.analyticsTag,
    year: portlandYear(new Date()),
  }
}
