import type { Season } from '../../domain/campaign/campaign.ts'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { startingAt, startingPrice } from './sizes.ts'

/** Words of the locked page: the offer with its prices hidden, and what there is to see behind the gate. */
export const conferenceTeaser = {
  packages: {
    slate: 'Packages',
    heading: 'Four sizes of room. Three prices are one step away.',
    lead: 'Leave your email and they open on this page, at once, with the rest of the file. It stays open in this browser for 24 hours.',
    /** Explains why a page that was open a moment ago is locked again. */
    ended: 'Your 24 hours are over. Leave your email once more and the prices open again, at once.',
    action: 'Unlock the Prices',
    caption: 'Conference packages',
    columns: { name: 'Package', attendees: 'Attendees', length: 'Length', price: 'Price' },
    price: 'After access',
    /** The prices that are not hidden, by size. */
    open: { starter: startingPrice.figure } as Readonly<Record<string, string>>,
  },
  inside: {
    slate: 'Inside',
    heading: 'Pages of the conference file',
    pages: ({ season, client }: { season: Season | null; client: boolean }) => [
      { title: 'Show report', text: 'Five things that go wrong at a two-day conference, by the clock.' },
      { title: 'Running order', text: 'Both days, cue by cue: what is on stage, and what the crew does.' },
      { title: 'Packages', text: 'Cameras, crew and deliverables of each one, with its price.' },
      {
        title: 'Calendar',
        text: season
          ? 'How much of the season is booked, and the date to book by.'
          : 'How to find out whether your dates are free.',
      },
      ...(client ? [{ title: 'A client', text: 'How it went for someone with your job.' }] : []),
      { title: 'Contact', text: 'The form that leads to your strategy call.' },
    ],
    offer: {
      caption: 'The offer',
      rows: [
        { label: 'Starts at', value: startingAt },
        { label: 'On site', value: '2 days' },
        { label: 'Highlight reel', value: '3-5 minutes' },
        { label: 'Strategy call', value: '15 minutes' },
        { label: 'Proposal', value: 'Within 24 hours' },
      ],
    },
  },
  closing: {
    slate: 'Access',
    heading: 'Your email is the ticket',
    lead: 'No call first and no waiting. The file opens right here, and you decide what happens next.',
    actions: [
      { label: 'Open the File', href: contactFormHref },
      { label: 'See Our Work', href: pagePaths.portfolio },
    ],
  },
} as const

/** Shown when the access to an open page expires. */
export const accessEndedToast = {
  title: 'Your access has ended',
  description: 'It lasts 24 hours. Leave your email and the packages open again.',
} as const
