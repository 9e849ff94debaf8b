import { type Season, slotsRemaining } from '../../domain/campaign/campaign.ts'
import { anchors, contactFormHref, pagePaths } from '../../routes.ts'
import { startingAt, startingPrice } from '../corporate-conferences/sizes.ts'
import { conference } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

/** The public part of the page. The rest is in `content/corporate-conferences/`, in separate chunks. */
export const corporateConferences: PageContent = {
  path: pagePaths.corporateConferences,
  head: {
    title: 'Corporate Conference Video Packages',
    description: `Two-day corporate conference video packages starting at ${startingAt}, with a 3-5 minute highlight reel and a proposal in 24 hours.`,
    keywords: [
      'corporate conference video production',
      'conference videography packages',
      'conference highlight reel',
      'two-day conference filming',
      'annual meeting video',
      'conference AV Portland',
    ],
  },
  service: {
    name: 'Corporate conference video production',
    startingPrice: startingPrice.dollars,
    startingPriceBuys: `Two days of coverage ${startingPrice.buys}`,
  },
  indexable: true,
  lead: conference,
  slate: 'Corporate conferences / Two-day',
  heading: 'Two-day conferences, covered to the last question',
  summary: ({ season }) =>
    `Conference coverage starts at ${startingAt} and includes a 3-5 minute highlight reel. Book a 15-minute strategy call and you have a proposal within 24 hours. ${calendarLine(season)}`,
  actions: [
    { label: 'Open the Packages', href: contactFormHref },
    { label: 'See What Is Inside', href: `${pagePaths.corporateConferences}#${anchors.conferencePackages}` },
  ],
}

function calendarLine(season: Season | null): string {
  if (!season) return 'Tell us your dates and we will confirm whether they are free.'
  const remaining = slotsRemaining(season)
  if (remaining === 0) return `The ${season.calendarYear} calendar is full; ask us about the waiting list.`
  return `${remaining} ${remaining === 1 ? 'spot' : 'spots'} remaining for the ${season.calendarYear} calendar.`
}
