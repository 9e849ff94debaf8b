import { contactFormHref, pagePaths } from '../../routes.ts'

export const closing = {
  slate: 'Stand by',
  heading: 'When do you go live?',
  lead: 'Send the date, the place and who should be able to watch. We respond to all inquiries within 24 hours.',
  actions: [
    { label: 'Plan Your Stream', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
} as const
