import { portlandDay } from '../portland-day.ts'

/** The current season's scarcity claims. Staff edit one record; what remains is always computed. */
export type Campaign = {
  readonly calendarYear: number
  readonly slotsTotal: number
  readonly slotsBooked: number
  /** Day in Portland, ISO form. */
  readonly bookBy: string
  readonly partnershipSlots: number
  readonly partnershipSlotsPerYear: string
  readonly partnershipReview: string
  readonly open: boolean
}

export const defaultCampaign: Campaign = {
  calendarYear: 2025,
  slotsTotal: 25,
  slotsBooked: 18,
  bookBy: '2025-01-31',
  partnershipSlots: 2,
  partnershipSlotsPerYear: '2-3',
  partnershipReview: 'January 2025',
  open: true,
}

export function slotsRemaining(campaign: Campaign): number {
  return Math.max(0, campaign.slotsTotal - campaign.slotsBooked)
}

export function percentBooked(campaign: Campaign): number {
  if (campaign.slotsTotal <= 0) return 100
  return Math.min(100, Math.round((campaign.slotsBooked / campaign.slotsTotal) * 100))
}

/** True once the book-by day is over in Portland. */
export function hasPassed(campaign: Campaign, now: Date): boolean {
  return portlandDay(now) > campaign.bookBy
}
