import { conference, festival, keynote, packageProduction, truss } from '../images/images.ts'

const cameras = [
  {
    id: 'wide',
    picture: conference,
    label: 'Cam 1',
    shot: 'Wide',
    caption: 'The whole stage, so nobody at home feels lost.',
  },
  {
    id: 'reverse',
    picture: keynote,
    label: 'Cam 2',
    shot: 'Reverse',
    caption: 'What the speaker sees when the room goes quiet.',
  },
  {
    id: 'panel',
    picture: packageProduction,
    label: 'Cam 3',
    shot: 'Panel',
    caption: 'Two chairs, lit and in focus before anyone sits down.',
  },
  {
    id: 'audience',
    picture: festival,
    label: 'Cam 4',
    shot: 'Audience',
    caption: 'The laugh, the nod, the hand that goes up.',
  },
  {
    id: 'remote',
    picture: truss,
    label: 'Cam 5',
    shot: 'Remote',
    caption: 'A PTZ camera in the rig, where no operator could stand.',
  },
] as const

/** The figure and its unit read as one. */
const capabilities = [
  { id: 'picture', figure: '4K/60fps', unit: '', note: 'From studio camera to recording' },
  { id: 'cameras', figure: '5+', unit: 'cameras', note: 'Operated or remote' },
  { id: 'audio', figure: '16+', unit: 'audio inputs', note: 'A fader for every voice' },
] as const

export type CapabilityId = (typeof capabilities)[number]['id']

/** A vision mixer's wall: the picture on air, and every other that could be. */
export const multiview = {
  slate: 'Multiview / Five sources',
  heading: 'Sit in the director’s chair',
  lead: 'Five cameras, one picture on air. Press one to cut to it.',
  program: 'Program',
  onAir: 'On air',
  choice: 'Camera on air',
  cameras,
  capabilities,
  capability: 'What the system can take',
} as const
