import type { ProjectCategory } from '../../domain/portfolio/project.ts'
import { type PagePath, pagePaths } from '../../routes.ts'
import { claims, claimText } from '../company/claims.ts'

/** Each kind of work, and the page that offers it. */
export const categories: Readonly<Record<ProjectCategory, { label: string; href: PagePath }>> = {
  'event-production': { label: 'Event production', href: pagePaths.eventProduction },
  'live-streaming': { label: 'Live streaming', href: pagePaths.liveStreaming },
  'corporate-video': { label: 'Corporate video', href: pagePaths.corporateVideo },
  'youth-training': { label: 'Youth training', href: pagePaths.youthTraining },
}

export const sheetWords = {
  slate: 'Contact sheet',
  heading: 'Circle what looks like yours',
  lead: 'Finished jobs on one sheet. Every frame leads to its print below: what it was, how long it took and what we shot it with.',
} as const

/** Replaces the sheet while there is no project that may be shown. */
export const emptyWords = {
  slate: 'Contact sheet',
  heading: 'The prints are not dry yet',
  text: 'A project is shown here once everyone in it has agreed. Until then, watch the showreel, or tell us about yours and we’ll answer with work like it.',
  showreel: 'Watch the Showreel',
  ask: 'Tell Us About Yours',
} as const

export const filterWords = {
  category: 'Kind of work',
  every: 'All work',
  gear: 'Shot with',
  anyGear: 'Any equipment',
  found: (count: number, total: number) =>
    count === total ? `All ${total} projects` : `${count} of ${total} projects`,
} as const

export const printWords = {
  slate: 'Prints / With notes',
  heading: 'What each one took',
  frame: (number: number, total: number) => `Frame ${number} of ${total}`,
  category: 'Kind of work',
  year: 'Year',
  duration: 'Duration',
  gear: 'Shot with',
} as const

/** All films on the page stop and go together. */
export const filmWords = { pause: 'Pause the films', play: 'Play the films' } as const

export const recordWords = {
  slate: 'The rest of the roll',
  heading: `${claimText(claims.projects)} on the roll`,
  lead: 'Some are under contract, some under embargo, and some did not fit on the sheet. These figures count them all.',
  claims: Object.values(claims),
} as const

export const closingWords = {
  slate: 'Next frame',
  heading: 'The next one could be yours',
  lead: 'Send us the date and what you want people to see. Quotes come within 2\u00a0hours and stay valid for 30 days.',
  actions: [
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
    { label: 'Back to Home', href: pagePaths.home },
  ],
} as const
