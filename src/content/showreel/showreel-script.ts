/** One shot of our own film: its length, its title and its description for people who cannot see it. */
type ShowreelShot = {
  /** The camera's move in `tools/showreel/shots.py`. */
  readonly name: string
  readonly frames: number
  readonly label: string
  readonly shows: string
}

const opening = 'It happens once.'
const closing = 'We’re already rolling.'

/** The edit of the showreel. `npm run showreel` cuts the film, its titles and its captions from this. */
export const showreelScript = {
  framesPerSecond: 24,
  slate: 'Showreel',
  /** Sound without words: captions and transcript describe it. */
  heard: {
    start: 'Low hum of an empty hall',
    middle: 'Lamps click on; a soft pulse under every cut; the hum grows into a chord',
    end: 'The chord opens and fades',
  },
  shots: [
    {
      name: 'ghost-light',
      frames: 96,
      label: 'Before',
      shows:
        'In an empty theater a single bare bulb on a stand comes up. The seats behind it wait in the dark.',
    },
    {
      name: 'load-in',
      frames: 72,
      label: 'Load-in',
      shows: 'At night one of the crew pushes a case up the ramp of a lit truck; another checks a list.',
    },
    {
      name: 'lens',
      frames: 60,
      label: 'Optics',
      shows: 'The focus moves to the front of a cinema lens. Light travels across its glass.',
    },
    {
      name: 'keynote',
      frames: 96,
      label: 'Keynote',
      shows:
        'In a dark hall the lights come on one after another. A speaker stands before them, seen from behind.',
    },
    {
      name: 'hero',
      frames: 84,
      label: 'Camera one',
      shows:
        'From a camera operator’s shoulder the focus moves to a stage of warm light and the speaker on it.',
    },
    {
      name: 'interview',
      frames: 66,
      label: 'Corporate video',
      shows: 'A leather chair waits for its guest. A soft light comes up, then a reading lamp.',
    },
    {
      name: 'choir',
      frames: 60,
      label: 'Live streaming',
      shows:
        'A conductor raises both arms before a choir under tall windows. A camera watches from the side.',
    },
    {
      name: 'conference',
      frames: 96,
      label: 'Corporate conferences',
      shows:
        'The camera rises over rows of people as a conference stage lights up, lamp by lamp and screen by screen.',
    },
    {
      name: 'festival',
      frames: 132,
      label: 'Portland, Oregon',
      shows:
        'Dusk on a riverbank: a crowd before a lit stage, behind it a suspension bridge and the low sun.',
    },
  ] satisfies readonly ShowreelShot[],
  titles: {
    /** Over the first shot. */
    opening,
    /** Over the last shot, before the company’s name. */
    closing,
  },
} as const
