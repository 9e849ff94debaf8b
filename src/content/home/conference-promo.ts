import { type Season, slotsRemaining } from '../../domain/campaign/campaign.ts'
import { pagePaths } from '../../routes.ts'
import { startingPrice } from '../corporate-conferences/sizes.ts'
import { keynote } from '../images/images.ts'

export type PromoClaim = { readonly figure: string; readonly label: string }

export const conferencePromo = {
  slate: 'Corporate conferences',
  format: 'General session',
  picture: keynote,
  heading: 'Two days on stage, the whole room in frame',
  text: 'Corporate conference packages for every size of room. Each includes a 3-5 minute highlight reel.',
  price: { label: 'Starting at', ...startingPrice },
  action: { label: 'See Conference Packages', href: pagePaths.corporateConferences },
  turnaround: { figure: '72-hour', label: 'priority turnaround' },
  /** Replaces the calendar while no season is open. */
  proposal: { figure: '24 hours', label: 'from your dates to a proposal' },
} as const

/** The number of slots left in the season. */
export function calendarClaim(season: Season): PromoClaim {
  const remaining = slotsRemaining(season)
  if (remaining === 0)
    return {
      figure: 'Full',
      label: `The ${season.calendarYear} calendar is booked: ask for the waiting list`,
    }
  const spots = remaining === 1 ? 'spot' : 'spots'
  return { figure: String(remaining), label: `${spots} remaining for the ${season.calendarYear} calendar` }
}
