import type { Company } from '../company/company.ts'

type Side = { readonly title: string; readonly text: string | ((company: Company) => string) }

/** Each line is one cable: the left end is what the church gives, the right end what it gets. */
const patches: readonly { readonly need: Side; readonly get: Side }[] = [
  {
    need: { title: '3-5 youth', text: 'Curious, and there most weeks.' },
    get: {
      title: 'A trained crew',
      text: ({ partner }) => `Camera, sound, light and direction, taught with ${partner.name}.`,
    },
  },
  {
    need: { title: 'A room', text: 'Sanctuary, hall or chapel, open to us on weekdays.' },
    get: { title: '$45,000-$110,000 of A/V/L', text: 'Designed for that room, installed and labeled.' },
  },
  {
    need: { title: 'A 2-3 year commitment', text: 'Long enough for one crew to teach the next.' },
    get: { title: 'A producer to call', text: 'For just as long, on the day something fails too.' },
  },
  {
    need: { title: 'One adult lead', text: 'Who holds the keys and the calendar.' },
    get: {
      title: 'Everything in writing',
      text: 'Wiring plan, checklists and running order.',
    },
  },
  {
    need: { title: 'An honest budget', text: 'One part is a beginning: the form starts under $10K.' },
    get: { title: 'Savings up to $15K', text: 'Against hiring three vendors: our share of the system.' },
  },
]

export const exchange = {
  slate: 'The exchange',
  heading: 'What you plug in, and what comes out',
  need: 'What we need',
  get: 'What you get',
  patches,
  action: 'Start Your Application',
} as const
