import { pagePaths } from '../../routes.ts'
import { schedule } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const equipmentAvailability: PageContent = {
  path: pagePaths.equipmentAvailability,
  head: {
    title: 'Equipment Availability',
    description:
      'See which cameras, audio, lighting, support and rigs are available, booked or in maintenance on your dates, then add what you need to a quote.',
    keywords: [
      'equipment availability',
      'camera rental availability',
      'video equipment rental calendar',
      'lighting rental Portland',
      'audio equipment rental',
      'camera support and rigs rental',
    ],
  },
  service: { name: 'Video equipment rental' },
  indexable: true,
  lead: schedule,
  slate: 'Equipment / Availability',
  heading: 'See what is free on your dates',
  summary: () =>
    'Cameras, audio, lighting, support and rigs, each marked available, booked or in maintenance. When you find what you need, ask for a quote and we respond within 2 hours.',
  actions: [
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
}
