import type { Pool } from 'pg'
import type { Campaign } from '../../domain/campaign/campaign.ts'

type CampaignRow = {
  calendar_year: number
  slots_total: number
  slots_booked: number
  book_by: string
  partnership_slots: number
  partnership_slots_per_year: string
  partnership_review: string
  is_open: boolean
}

export async function readCampaign(pool: Pool): Promise<Campaign> {
  // The day is read as text, because pg would turn it into midnight in the server's time zone.
  const { rows } = await pool.query<CampaignRow>(
    `select calendar_year, slots_total, slots_booked, book_by::text,
       partnership_slots, partnership_slots_per_year, partnership_review, is_open
     from campaigns where is_current`,
  )
  const [row] = rows
  if (!row) throw new Error('No campaign record is current: set is_current on one row of campaigns.')
  return {
    calendarYear: row.calendar_year,
    slotsTotal: row.slots_total,
    slotsBooked: row.slots_booked,
    bookBy: row.book_by,
    partnershipSlots: row.partnership_slots,
    partnershipSlotsPerYear: row.partnership_slots_per_year,
    partnershipReview: row.partnership_review,
    open: row.is_open,
  }
}
