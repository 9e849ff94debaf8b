import type { Season } from '../../domain/campaign/campaign.ts'
import { anchors, pagePaths } from '../../routes.ts'
import { choir } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const religiousPartnership: PageContent = {
  path: pagePaths.religiousPartnership,
  head: {
    title: 'Church and Ministry Media Partnership',
    description:
      'A youth media training partnership for churches and ministries: audio, video and lighting valued at $45,000-$110,000, run by young people you already know.',
    keywords: [
      'church media partnership',
      'church audio video lighting',
      'youth media ministry training',
      'church AV upgrade',
      'worship live streaming',
      'ministry youth program',
      'religious organization partnership',
    ],
  },
  service: { name: 'Religious media partnership' },
  indexable: true,
  lead: choir,
  slate: 'Religious partnership / Youth media',
  heading: 'A media ministry your own youth can run',
  summary: () =>
    'We pair audio, video and lighting valued at $45,000-$110,000 with training for the young people who will run it: 150+ so far, across 6+ sites. You bring 3-5 youth, a 2-3 year commitment and the budget; our share saves you up to $15K.',
  actions: [
    { label: 'Apply for Partnership', href: `${pagePaths.religiousPartnership}#${anchors.applicationForm}` },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}

/** Reasons to apply now; each links to the form. There are none while no season is open. */
export function urgencyBadges(season: Season | null): readonly string[] {
  if (!season) return ['Partnerships begin quarterly']
  const { partnershipSlots: slots, partnershipReview: review } = season
  return [
    ...(slots > 0 ? [`${slots} ${slots === 1 ? 'slot' : 'slots'} left`] : []),
    '4 churches per year',
    ...(review ? [`Next review: ${review}`] : []),
  ]
}
