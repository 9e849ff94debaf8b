import { type Campaign, slotsRemaining } from '../../domain/campaign/campaign.ts'
import { anchors, pagePaths } from '../../routes.ts'
import type { PageContent } from '../page-content.ts'

/** The sizes of conference we film; what they cost is for those who ask. */
export const conferencePackages = [
  { id: 'essential', name: 'Essential', attendees: '50-200', length: '2 days' },
  { id: 'premium', name: 'Premium', attendees: '200-500', length: '2 days' },
  { id: 'enterprise', name: 'Enterprise', attendees: '500+', length: '2 days' },
] as const

export type ConferencePackageId = (typeof conferencePackages)[number]['id']

export const packagesSection = {
  slate: 'Packages',
  locked: {
    heading: 'Three packages. The prices are one step away.',
    text: 'Leave your email and they open on this page, at once.',
    action: 'Unlock the Prices',
    price: 'After access',
  },
  open: {
    heading: 'Three packages, priced for two days',
    text: 'Every package includes a 3-5 minute highlight reel. Tell us your dates and you have a proposal within 24 hours.',
    action: 'Request a Proposal',
  },
  caption: 'Conference packages',
  columns: { name: 'Package', attendees: 'Attendees', length: 'Length', price: 'Price' },
} as const

export const corporateConferences: PageContent = {
  path: pagePaths.corporateConferences,
  head: {
    title: 'Corporate Conference Video Packages',
    description:
      'Two-day corporate conference video packages starting at $9,500, with a 3-5 minute highlight reel and a proposal within 24 hours of your inquiry.',
    keywords: [
      'corporate conference video production',
      'conference videography packages',
      'conference highlight reel',
      'two-day conference filming',
      'annual meeting video',
      'conference AV Portland',
    ],
  },
  indexable: false,
  slate: 'Corporate conferences / Two-day',
  heading: 'Two-day conferences, covered to the last question',
  summary: ({ campaign }) =>
    `Corporate conference packages start at $9,500 and include a 3-5 minute highlight reel. Book a 15-minute strategy call and you have a proposal within 24 hours. ${calendarLine(campaign)}`,
  actions: [
    { label: 'See the Packages', href: `${pagePaths.corporateConferences}#${anchors.conferencePackages}` },
  ],
}

function calendarLine(campaign: Campaign): string {
  const remaining = slotsRemaining(campaign)
  if (!campaign.open) return 'Tell us your dates and we will confirm whether they are free.'
  if (remaining === 0) return `The ${campaign.calendarYear} calendar is full; ask us about the waiting list.`
  return `${remaining} ${remaining === 1 ? 'spot' : 'spots'} remaining for the ${campaign.calendarYear} calendar.`
}
