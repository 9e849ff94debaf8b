import { anchors, pagePaths } from '../../routes.ts'
import { prepTable } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const quote: PageContent = {
  path: pagePaths.quote,
  head: {
    title: 'Equipment Rental Quote',
    description:
      'Request a custom video equipment quote. We respond within 2 hours, prices are valid for 30 days, and technical support is included with every rental.',
    keywords: [
      'equipment rental quote',
      'video equipment rental Portland',
      'camera rental prices',
      'AV rental quote',
      'production kit rental',
      'broadcast equipment rental',
    ],
  },
  indexable: true,
  lead: prepTable,
  slate: 'Equipment / Quote',
  heading: 'Your equipment quote within two hours',
  summary: () =>
    'Tell us what you need, or start from one of three packages between $5,850 and $17,550. We respond within 2 hours with a custom quote that is valid for 30 days. Delivery or pickup is available and technical support is included.',
  actions: [
    { label: 'Tell Us What You Need', href: `${pagePaths.quote}#${anchors.quoteForm}` },
    { label: 'Back to Gear Kits', href: pagePaths.gearList },
  ],
}
