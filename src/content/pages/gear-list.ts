import { contactFormHref, pagePaths } from '../../routes.ts'
import { equipmentRoom } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const gearList: PageContent = {
  path: pagePaths.gearList,
  head: {
    title: 'Camera and Production Gear Kits',
    description:
      'Six camera, streaming, interview and training kits for rent by the day. Canon essentials from $1,560, JVC from $2,080, Sony from $2,860, streaming from $3,640.',
    keywords: [
      'camera kit rental Portland',
      'Canon camera rental',
      'Sony camera kit',
      'JVC camera rental',
      'live streaming kit rental',
      'interview kit rental',
      'video gear list',
    ],
  },
  service: { name: 'Camera and production gear kit rental', startingPrice: 1560 },
  indexable: true,
  lead: equipmentRoom,
  slate: 'Equipment / Gear kits',
  heading: 'Six kits, each packed for one job',
  summary: () =>
    'Rent a complete kit instead of building a list from scratch. Canon essentials start at $1,560 per day and streaming at $3,640; the youth training kit goes out at educational rates. Take a kit as it is, or change what is in it.',
  actions: [
    { label: 'Get a Quote', href: pagePaths.quote },
    { label: 'Ask About a Kit', href: contactFormHref },
    { label: 'Back to Home', href: pagePaths.home },
  ],
}
