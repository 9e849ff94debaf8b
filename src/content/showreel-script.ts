import { home } from './pages/home.ts'

/** One shot of our own film: how long it runs, what stands in its margin and what a person who cannot see it is told. */
type ShowreelShot = {
  /** The camera's move in `tools/showreel/shots.py`. */
  readonly name: string
  readonly frames: number
  readonly label: string
  readonly shows: string
}

const [opening = '', closing = ''] = home.heading.split(/(?<=\.) /)

/** The edit of the showreel. `npm run showreel` cuts the film, its titles and its captions from this. */
export const showreelScript = {
  framesPerSecond: 24,
  slate: 'Showreel',
  sound: 'Low hum of a hall; a soft pulse on every cut.',
  shots: [
    {
      name: 'keynote',
      frames: 96,
      label: 'Keynote',
      shows: 'In a dark hall the lights come on one after another. A speaker stands before them, seen from behind.',
    },
    {
      name: 'lens',
      frames: 60,
      label: 'Optics',
      shows: 'Amber and blue light travels across the glass of a cinema lens.',
    },
    {
      name: 'hero',
      frames: 84,
      label: 'Camera one',
      shows: 'From a camera operator’s shoulder the focus moves to a speaker on a stage of warm light.',
    },
    {
      name: 'interview',
      frames: 72,
      label: 'Corporate video',
      shows: 'A leather chair waits for its guest. A soft light comes up, then a reading lamp.',
    },
    {
      name: 'truss',
      frames: 72,
      label: 'Event production',
      shows: 'Beams of light swell over a standing audience.',
    },
    {
      name: 'conference',
      frames: 96,
      label: 'Corporate conferences',
      shows: 'The camera rises over rows of people as a conference stage lights up, screen by screen.',
    },
    {
      name: 'bridge',
      frames: 144,
      label: 'Portland, Oregon',
      shows: 'A suspension bridge over the river at dusk, its lamps lit.',
    },
  ] satisfies readonly ShowreelShot[],
  titles: {
    /** Over the first shot. */
    opening,
    /** Over the last shot, before the company’s name. */
    closing,
  },
} as const
