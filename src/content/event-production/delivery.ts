import { contactFormHref, pagePaths } from '../../routes.ts'
import { claims, wholeClaim } from '../company/claims.ts'
import { coverage } from './coverage.ts'

/** The files we deliver, each cropped from the page's opening picture; the style sheet defines the shapes. */
const deliverables = [
  {
    id: 'highlight',
    shape: '16:9',
    title: 'Highlight film',
    text: 'The event in a few minutes, graded and mixed.',
  },
  {
    id: 'program',
    shape: 'Full length',
    title: 'Complete program',
    text: 'The switched show, first word to last.',
  },
  {
    id: 'sessions',
    shape: 'One each',
    title: 'Session videos',
    text: 'Every talk on its own, with slides and captions.',
  },
  {
    id: 'social',
    shape: '9:16',
    title: 'Social clips',
    text: 'Vertical and square, ready to post.',
  },
  {
    id: 'originals',
    shape: 'ISO',
    title: 'Camera originals',
    text: 'Every camera, every microphone, uncut.',
  },
] as const

const options = [
  { figure: 'Live', title: 'While it happens', text: 'On the screens in the room, or as a stream.' },
  { figure: '72-hour', title: 'Priority turnaround', text: 'For news that will not keep.' },
  { figure: '1-2 weeks', title: 'Standard', text: 'With time for your notes.' },
] as const

export const delivery = {
  slate: 'Deliverables / Delivery',
  heading: 'What you hold when the room is empty',
  lead: 'Agreed before the event and named in the quote, line by line.',
  picture: coverage.picture,
  deliverables,
  optionsTitle: 'Delivery options',
  options,
  handover: `Handed over as a private download, on a drive, or straight to your platform. ${wholeClaim(claims.onTime)}.`,
} as const

export const closing = {
  slate: 'Doors',
  heading: 'Tell us when the doors open',
  lead: 'A date, a venue and who has to see it: that is enough to begin. Productions start at $2,000, and we respond within 24 hours.',
  actions: [
    { label: 'Send Us Your Date', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
} as const
