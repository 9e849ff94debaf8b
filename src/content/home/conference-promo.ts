import { type Campaign, slotsRemaining } from '../../domain/campaign/campaign.ts'
import { pagePaths } from '../../routes.ts'
import { keynote } from '../images.ts'

export type PromoClaim = { readonly figure: string; readonly label: string }

export const conferencePromo = {
  slate: 'Corporate conferences',
  format: 'General session',
  picture: keynote,
  heading: 'Two days on stage, the whole room in frame',
  text: 'Corporate conference packages for every size of room. Each includes a 3-5 minute highlight reel.',
  price: { label: 'Starting at', figure: '$9,500' },
  action: { label: 'See Conference Packages', href: pagePaths.corporateConferences },
  turnaround: { figure: '72-hour', label: 'priority turnaround' },
  /** Stands in the calendar's place while no season is open. */
  proposal: { figure: '24 hours', label: 'from your dates to a proposal' },
} as const

/** What is left of the season, if one is open. */
export function calendarClaim(campaign: Campaign): PromoClaim | null {
  if (!campaign.open) return null
  const remaining = slotsRemaining(campaign)
  if (remaining === 0)
    return {
      figure: 'Full',
      label: `The ${campaign.calendarYear} calendar is booked: ask for the waiting list`,
    }
  const spots = remaining === 1 ? 'spot' : 'spots'
  return { figure: String(remaining), label: `${spots} remaining for the ${campaign.calendarYear} calendar` }
}
