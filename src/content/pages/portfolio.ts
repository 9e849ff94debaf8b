import { pagePaths } from '../../routes.ts'
import { claims, claimText } from '../company/claims.ts'
import { lens } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

const projects = claimText(claims.projects)
const experience = claimText(claims.experience)

export const portfolio: PageContent = {
  path: pagePaths.portfolio,
  head: {
    title: 'Video Production Portfolio',
    description: `Video and live event work from ${projects} over ${experience}: what kind of job it was, how long it took, and the equipment behind each shot.`,
    keywords: [
      'video production portfolio',
      'corporate video examples',
      'event video examples',
      'live streaming projects',
      'Portland video production work',
      'conference video portfolio',
    ],
  },
  indexable: true,
  lead: lens,
  slate: 'Portfolio / Selected work',
  heading: 'Our work, and what it took to shoot',
  summary: () =>
    `From ${projects} over ${experience}: the kind of work, how long it took and the equipment we used, so you can judge what yours would take.`,
  actions: [
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}
