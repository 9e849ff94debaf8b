import { type Campaign, slotsRemaining } from '../../domain/campaign/campaign.ts'
import type { ConferencePackageId } from '../pages/corporate-conferences.ts'
import { enquiryFields, enquiryReceived, enquiryToasts } from './enquiry-words.ts'
import type { FormContent } from './form-content.ts'

export const conferenceForm: FormContent = {
  form: 'conference',
  fields: enquiryFields({
    timelineHint: 'The dates of your conference, or the month you are aiming for.',
    message: 'Conference Details',
    messageHint: 'The venue, the number of attendees, and which package comes closest.',
  }),
  submit: 'Request My Proposal',
  pending: 'Sending...',
  toasts: enquiryToasts,
  received: enquiryReceived,
}

export const packagePrices: Readonly<Record<ConferencePackageId, string>> = {
  essential: '$12,350',
  premium: '$19,175',
  enterprise: '$32,175',
}

export const conferenceContact = {
  slate: 'Contact',
  heading: 'Fifteen minutes, then a proposal',
  lead: 'Send what you know and we set up a 15-minute strategy call. The proposal follows within 24 hours.',
  calendar: (campaign: Campaign) => {
    const remaining = slotsRemaining(campaign)
    if (!campaign.open || remaining === 0) return null
    return {
      caption: `${campaign.calendarYear} calendar`,
      rows: [
        { label: 'Booked', value: `${campaign.slotsBooked} of ${campaign.slotsTotal}` },
        { label: 'Remaining', value: String(remaining) },
        { label: 'Book by', value: dayName(campaign.bookBy) },
      ],
    }
  },
  sheet: ['Conference sheet', 'Proposal within 24 hours'],
} as const

/** "January 31st": the day as it is said. */
function dayName(isoDay: string): string {
  const date = new Date(`${isoDay}T00:00:00Z`)
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(date)
  const day = date.getUTCDate()
  const form = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(day)
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${month} ${day}${endings[form] ?? 'th'}`
}
