import { contactFormHref, pagePaths } from '../../routes.ts'
import { stageRamp } from '../images/images.ts'
import type { PageContent } from './page-content.ts'

export const accessibility: PageContent = {
  path: pagePaths.accessibility,
  head: {
    title: 'Accessibility Statement',
    description:
      'How this website meets WCAG 2.2 AA, which display, motion and sound settings you can change, what is not there yet, and how to report what is in your way.',
    keywords: [
      'accessibility statement',
      'WCAG 2.2 AA',
      'WCAG 2.1 AA',
      'Section 508',
      'accessible website',
      'high contrast mode',
      'reduced motion',
    ],
  },
  indexable: true,
  lead: stageRamp,
  slate: 'Legal / Accessibility',
  heading: 'A site that works for you',
  summary: ({ company }) =>
    `This site meets WCAG 2.1 AA and Section 508, and we build and test it to WCAG 2.2 AA. The accessibility menu changes text size, contrast, dark mode, motion and sound. If something still stands in your way, call ${company.phone} or write to ${company.email}.`,
  actions: [{ label: 'Report a Problem', href: contactFormHref }],
}
