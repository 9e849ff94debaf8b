import { conference } from '../images/images.ts'

/** Ways to cover an event, each with the frame it takes from the same room. */
const services = [
  {
    id: 'wide',
    code: 'WS',
    title: 'Multi-camera coverage',
    text: 'The whole program, cut live and recorded on every camera, so the edit never misses a reaction.',
  },
  {
    id: 'medium',
    code: 'MS',
    title: 'Session recording',
    text: 'Panels, workshops and breakouts. Each room gets its own camera, clean sound and the slides.',
  },
  {
    id: 'close',
    code: 'CU',
    title: 'Keynotes and interviews',
    text: 'The speaker close up, then a lit corner backstage and a few quiet minutes with your guests.',
  },
  {
    id: 'screen',
    code: 'IMAG',
    title: 'Screens in the room',
    text: 'Live pictures on the big screens, so that the last row sees a face and not a figure.',
  },
  {
    id: 'moving',
    code: 'HH',
    title: 'Highlights coverage',
    text: 'A handheld camera for arrivals, applause and hallway talk: the film people pass on.',
  },
] as const

export const coverage = {
  slate: 'Coverage / Shot list',
  heading: 'One room, framed five ways',
  lead: 'Take the frames you need. The crew is built around them, from one camera in the aisle to a full switched show.',
  picture: conference,
  caption: 'General session, house lights down',
  timecode: '19:04:12:08',
  services,
} as const
