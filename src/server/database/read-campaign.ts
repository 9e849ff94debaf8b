import { eq } from 'drizzle-orm'
import type { Campaign } from '../../domain/campaign/campaign.ts'
import type { Database } from './connect.ts'
import { campaigns } from './schema.ts'

export async function readCampaign({ orm }: Pick<Database, 'orm'>): Promise<Campaign> {
  const [row] = await orm.select().from(campaigns).where(eq(campaigns.isCurrent, true))
  if (!row) throw new Error('No campaign record is current: set is_current on one row of campaigns.')
  return {
    calendarYear: row.calendarYear,
    slotsTotal: row.slotsTotal,
    slotsBooked: row.slotsBooked,
    bookBy: row.bookBy,
    partnershipSlots: row.partnershipSlots,
    partnershipSlotsPerYear: row.partnershipSlotsPerYear,
    partnershipReview: row.partnershipReview,
    open: row.isOpen,
  }
}
