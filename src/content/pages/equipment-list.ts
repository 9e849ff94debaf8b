import { pagePaths } from '../../routes.ts'
import { cableWall } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const equipmentList: PageContent = {
  path: pagePaths.equipmentList,
  head: {
    title: 'Equipment List and Daily Rental Rates',
    description:
      'Every camera, lens, microphone, light, tripod, monitor and encoder we rent individually in Portland, with its specifications and its rate by the day.',
    keywords: [
      'video equipment rental Portland',
      'equipment rental rates',
      'cinema camera rental',
      'lens rental Portland',
      'audio equipment rental',
      'lighting rental Portland',
      'streaming equipment rental',
    ],
  },
  indexable: true,
  lead: cableWall,
  slate: 'Equipment / List and rates',
  heading: 'Every item, line by line',
  summary: () =>
    'Everything we rent individually, on one page: seven categories, what each item does and what it costs by the day. Add a line to your quote, and we answer with a price valid for 30 days.',
  actions: [
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'Check Availability', href: pagePaths.equipmentAvailability },
  ],
}
