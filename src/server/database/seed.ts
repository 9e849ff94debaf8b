import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { seasonAhead } from '../../domain/campaign/campaign.ts'
import { portlandDay } from '../../domain/portland-day.ts'

/** Adds the first records where there are none; never changes existing ones. */
export async function seedDatabase(pool: Pool, now = new Date()): Promise<void> {
  const season = seasonAhead(portlandDay(now))
  await pool.query(await readFile(new URL('./seed.sql', import.meta.url), 'utf8'), [
    season.calendarYear,
    season.slotsTotal,
    season.slotsBooked,
    season.bookBy,
    season.partnershipSlots,
    season.partnershipSlotsPerYear,
    season.partnershipReview,
  ])
}
