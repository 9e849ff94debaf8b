import { archive, controlRoom, ghostLight, loadIn } from '../images/images.ts'

/** The four steps; each is one panel of the storyboard. */
const steps = [
  {
    id: 'planning',
    picture: ghostLight,
    when: 'Weeks before',
    title: 'Pre-event planning',
    text: 'We walk the room, read the program and ask who has to see it. You get a plot, a schedule, a crew list and a price.',
  },
  {
    id: 'setup',
    picture: loadIn,
    when: 'Before the doors open',
    title: 'Setup and testing',
    text: 'Everything that can fail is switched on, listened to and recorded once. Backups are plugged in, not packed.',
  },
  {
    id: 'live',
    picture: controlRoom,
    when: 'First word to last applause',
    title: 'Live coverage',
    text: 'A director on headset calls every camera. Your producer stands beside you, not behind a desk.',
  },
  {
    id: 'post',
    picture: archive,
    when: '1-2 weeks, or 72 hours',
    title: 'Post-production',
    text: 'The people who were in the room cut the film. You see it, you send notes, we grade, mix and finish.',
  },
] as const

export const storyboard = {
  slate: 'Process / Storyboard',
  heading: 'Four scenes, one crew',
  lead: 'You meet the same faces at the first site visit and at the final cut.',
  steps,
} as const
