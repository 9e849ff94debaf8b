import { contactFormHref, pagePaths } from '../../routes.ts'

export const kitBrowser = {
  slate: 'Six cases',
  heading: 'Pick the case. We have packed it.',
  lead: 'Each kit goes out tested, charged and labeled, with technical support. Change what is in it, or leave it to us.',
  cards: 'Gear kits',
  essential: 'Essential',
  request: 'Request This Kit',
  customize: 'Customize Package',
  case: (number: string) => `Case ${number}`,
  /** The mark of the featured kit. */
  featured: (stencil: string) => `${stencil} / Start here`,
  contents: (title: string) => `In the ${title} kit`,
} as const

export const kitsClosing = {
  slate: 'Something else',
  heading: 'Tell us the shoot, not the gear',
  lead: 'Say where it is, how many speak and where it will be seen. We’ll put the cases together and say what they cost.',
  actions: [
    { label: 'Describe Your Shoot', href: contactFormHref },
    { label: 'Back to Home', href: pagePaths.home },
  ],
} as const
