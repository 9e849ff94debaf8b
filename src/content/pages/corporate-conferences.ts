import { type Campaign, slotsRemaining } from '../../domain/campaign/campaign.ts'
import { anchors, contactFormHref, pagePaths } from '../../routes.ts'
import { conference } from '../images.ts'
import type { PageContent } from '../page-content.ts'

/** What anyone may read. What the gate keeps back is in `content/corporate-conferences/`, in chunks of its own. */
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
  service: { name: 'Corporate conference video production', startingPrice: 9500 },
  indexable: true,
  lead: conference,
  slate: 'Corporate conferences / Two-day',
  heading: 'Two-day conferences, covered to the last question',
  summary: ({ campaign }) =>
    `Conference coverage starts at $9,500 and includes a 3-5 minute highlight reel. Book a 15-minute strategy call and you have a proposal within 24 hours. ${calendarLine(campaign)}`,
  actions: [
    { label: 'Open the Packages', href: contactFormHref },
    { label: 'See What Is Inside', href: `${pagePaths.corporateConferences}#${anchors.conferencePackages}` },
  ],
}

function calendarLine(campaign: Campaign): string {
  const remaining = slotsRemaining(campaign)
  if (!campaign.open) return 'Tell us your dates and we will confirm whether they are free.'
  if (remaining === 0) return `The ${campaign.calendarYear} calendar is full; ask us about the waiting list.`
  return `${remaining} ${remaining === 1 ? 'spot' : 'spots'} remaining for the ${campaign.calendarYear} calendar.`
}
