import { contactFormHref, pagePaths } from '../../routes.ts'

export const legacyTerms = {
  slate: 'Spots',
  figure: '3',
  unit: 'clients per quarter',
  heading: 'Few films, one crew',
  lead: 'The producer who hears your story is the one who films it and cuts it. That is why the number is small.',
  rows: [
    { label: 'For', value: 'Founders, family companies and institutions with a story they keep retelling' },
    { label: 'First step', value: 'A Legacy session: you talk, we listen, no camera in the room' },
    { label: 'Takes', value: 'Four phases over one quarter' },
    { label: 'You keep', value: 'The film, the short cuts, the footage and the archive' },
  ],
  instead: {
    label: 'In a hurry',
    before: 'A launch next month is a job for ',
    link: 'corporate video',
    href: pagePaths.corporateVideo,
  },
  action: { label: 'Ask for a Spot', href: contactFormHref },
} as const

export const legacyClosing = {
  slate: 'Legacy session',
  heading: 'Who will tell it in fifty years?',
  lead: 'Start with one conversation. We’ll come back within 24 hours with a time, and tell you honestly whether there is a film in it.',
  actions: [
    { label: 'Reserve a Session', href: contactFormHref },
    { label: 'See the Portfolio', href: pagePaths.portfolio },
  ],
} as const
