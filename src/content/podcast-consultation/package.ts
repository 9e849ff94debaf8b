import { contactFormHref, pagePaths } from '../../routes.ts'
import { kitEssentials } from '../images/images.ts'

const inclusions = [
  { title: 'Weekly 1-on-1 sessions', text: 'With the same producer, for all six months.' },
  { title: '90-day content calendar', text: 'Topics, guests and release dates.' },
  { title: 'Premise and format', text: 'The page every episode answers to.' },
  { title: 'Studio and equipment', text: 'Record on ours while you choose your own.' },
  { title: 'Your room, set up', text: 'Sound, light and framing, tested with you.' },
  { title: 'An editing routine', text: 'Templates, presets and a checklist.' },
  { title: 'Look and titles', text: 'Cover, opening, captions and thumbnails.' },
  { title: 'A follower plan', text: 'Weekly numbers, toward your first 1,000.' },
] as const

export const podcastPackage = {
  slate: 'The package',
  heading: 'One price, eight lines',
  price: { figure: '$15,000', label: 'for six months' },
  inclusions,
  action: { label: 'Start Your Six Months', href: contactFormHref },
  call: 'Ask by Phone',
} as const

export const podcastValue = {
  slate: 'What it is worth',
  heading: 'What you don’t have to buy, or learn alone',
  picture: kitEssentials,
  cards: [
    {
      figure: '$50K+',
      label: 'equipment value',
      text: 'The cameras, microphones and lights you record with, before you own a single cable.',
    },
    { figure: '6 months', label: 'of time saved', text: 'What trial and error would have taken.' },
    { figure: 'First 1,000', label: 'followers', text: 'A goal to plan by, not a guarantee.' },
  ],
} as const

export const podcastClosing = {
  slate: 'Session one',
  heading: 'Press record with someone beside you',
  lead: 'Tell us about the show you have, or the one you keep putting off. We’ll come back within 24 hours with a time to talk.',
  actions: [
    { label: 'Book Your First Session', href: contactFormHref },
    { label: 'See the Gear Kits', href: pagePaths.gearList },
  ],
} as const
