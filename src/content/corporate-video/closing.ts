import { contactFormHref, pagePaths } from '../../routes.ts'

export const closing = {
  slate: 'Next shot',
  heading: 'What should people remember?',
  lead: 'Answer that in one sentence and we have a brief. We respond to all inquiries within 24 hours.',
  actions: [
    { label: 'Start Your Project', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
} as const
