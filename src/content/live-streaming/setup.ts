import { pagePaths } from '../../routes.ts'

/** Names are those of the equipment list. */
const units = [
  {
    id: 'picture',
    at: 'T-60:00',
    call: '“Camera two, find me the lectern.”',
    title: 'Picture',
    text: 'Studio cameras on the floor; remote heads where an operator would be in the way.',
    items: ['Blackmagic URSA Broadcast G2', 'Fujinon UA18x7.6BERD', 'Canon CR-N700 PTZ', 'Canon CR-N300 PTZ'],
  },
  {
    id: 'sound',
    at: 'T-40:00',
    call: '“Lectern microphone, say something long.”',
    title: 'Sound',
    text: 'A mix made for headphones and living rooms, apart from the one in the hall.',
    items: [
      'Allen & Heath SQ-5',
      'Shure Axient Digital AD4Q',
      'Sennheiser EW-DP ME 2 Set',
      'Hollyland Solidcom C1 Pro',
    ],
  },
  {
    id: 'switch',
    at: 'T-20:00',
    call: '“Ready one. Take one.”',
    title: 'Switch',
    text: 'Cameras, slides and titles become one program, recorded as it is made.',
    items: [
      'Blackmagic ATEM 2 M/E Constellation 4K',
      'Canon RC-IP1000',
      'Blackmagic HyperDeck Studio 4K Pro',
      'Blackmagic ATEM Television Studio HD8 ISO',
    ],
  },
  {
    id: 'send',
    at: 'T-05:00',
    call: '“Both lines up. I see us at the far end.”',
    title: 'Send',
    text: 'Out to several platforms at once, over more than one line.',
    items: ['LiveU LU800', 'Peplink MAX BR2 Pro 5G', 'Teradek VidiU Go', 'AJA HELO Plus'],
  },
] as const

/** The checks of the last hour, each with its subject and the words on the headsets. */
export const setup = {
  slate: 'Setup lists / Countdown',
  heading: 'The last hour before air',
  lead: 'Four checks, each with a list of its own. Nobody says “go” until the last one has answered.',
  units,
  onAir: { at: '00:00', label: 'On air' },
  action: { label: 'See the Gear Kits', href: pagePaths.gearList },
} as const
