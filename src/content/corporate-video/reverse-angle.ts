import { pagePaths } from '../../routes.ts'

/** In order from left to right on the set. Names are those of the equipment list. */
const lists = [
  {
    id: 'cameras',
    title: 'Cameras',
    text: 'Netflix-approved Canon bodies for faces, Blackmagic cinema cameras for texture.',
    items: [
      'Canon EOS C500 Mark II',
      'Canon EOS C300 Mark III',
      'Canon EOS C70',
      'Blackmagic URSA Cine 12K LF',
      'Blackmagic PYXIS 6K',
    ],
  },
  {
    id: 'lenses',
    title: 'Lenses',
    text: 'Matched primes, a zoom for the second camera, a probe for small parts.',
    items: [
      'Canon CN-E Prime Set',
      'Canon CINE-SERVO 17-120mm T2.95-3.9',
      'Sigma 18-35mm T2 Cine',
      'Laowa 24mm T14 2x Macro Probe',
    ],
  },
  {
    id: 'movement',
    title: 'Movement',
    text: 'Rails for a slow push, a gimbal for the walk through the plant.',
    items: ['Dana Dolly Rental Kit', 'DJI RS 4 Pro Combo', 'Sachtler aktiv10 and flowtech 100'],
  },
  {
    id: 'light',
    title: 'Light',
    text: 'A soft key, an edge from behind, and daylight when Portland has none.',
    items: ['ARRI SkyPanel S60-C', 'ARRI L7-C', 'Aputure LS 600x Pro', 'ARRI M18'],
  },
  {
    id: 'sound',
    title: 'Sound',
    text: 'Two microphones on every voice.',
    items: ['Sound Devices 833', 'Sennheiser MKH 416-P48U3', 'Sanken COS-11D', 'Sennheiser EW-DP ME 2 Set'],
  },
  {
    id: 'monitor',
    title: 'Your monitor',
    text: 'You watch every take from a chair out of the way.',
    items: ['SmallHD Cine 13', 'Teradek Bolt 6 XT 750', 'INOVATIV Voyager 42 EVO'],
  },
] as const

/** The camera turned around: the people and equipment behind the picture at the top of the page. */
export const reverseAngle = {
  slate: 'Equipment / Reverse angle',
  heading: 'Now turn the camera around',
  lead: 'Behind a calm picture stands a full truck. All of this comes through your door.',
  lists,
  action: { label: 'See the Gear Kits', href: pagePaths.gearList },
} as const
