import type { SiteImage } from '../../domain/site-image.ts'
import { churchAfter, churchBefore } from '../images/images.ts'

/**
 * Sample content: the organizations and their stories are invented, and the owner replaces them before going
 * live. Entries marked `sample` are named in a warning when the server starts.
 */
export type CaseStudy = {
  readonly id: string
  readonly title: string
  readonly badge: string
  readonly badgeTone: 'accent' | 'neutral'
  /** Only the first one has pictures. */
  readonly isMainPartner?: true
  readonly visualContent?: {
    readonly before: SiteImage
    readonly after: SiteImage
    readonly description: string
  }
  readonly problems: readonly string[]
  readonly solutions: readonly string[]
  readonly result: string
  readonly sample: boolean
}

export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'case-alder-street',
    title: 'Alder Street Chapel: from a tangle to a crew of five',
    badge: 'Main partner',
    badgeTone: 'accent',
    isMainPartner: true,
    visualContent: {
      before: churchBefore,
      after: churchAfter,
      description: 'The same seat, before the partnership and a year into it.',
    },
    problems: [
      'Three mixers from three decades, and one volunteer who knew the cables.',
      'Half the room could not hear the readings.',
      'The stream showed a dark stage and the backs of heads.',
    ],
    solutions: [
      'One console, recabled and labeled from stage to booth.',
      'Three cameras, and light on presets for each part of the service.',
      'A crew of five, trained in the positions they now hold.',
    ],
    result: 'The youth crew runs every Sunday, and the members who can no longer come are watching.',
    sample: true,
  },
  {
    id: 'case-wren-hill',
    title: 'Wren Hill Ministries: heard in the last row',
    badge: 'Audio',
    badgeTone: 'neutral',
    problems: ['Feedback in every other song.', 'Speakers hung for a room that had since been rebuilt.'],
    solutions: ['A new speaker plan, tuned row by row.', 'Three youth at the console, one for each service.'],
    result: 'No service has stopped for feedback since, and the back pews are full.',
    sample: true,
  },
  {
    id: 'case-tamarack',
    title: 'Tamarack Fellowship: three rooms, one service',
    badge: 'Streaming',
    badgeTone: 'neutral',
    problems: [
      'Two overflow rooms watched a phone on a chair.',
      'The stream dropped whenever the office was busy.',
    ],
    solutions: [
      'Four cameras, one switcher and a line for the stream alone.',
      'Four youth who take turns in the director’s seat.',
    ],
    result: 'Both rooms, and everyone at home, see the same moment.',
    sample: true,
  },
  {
    id: 'case-st-brannoc',
    title: 'St. Brannoc Academy: chapel, cut by Friday',
    badge: 'Religious school',
    badgeTone: 'neutral',
    problems: ['A closet of donated cameras, no two alike.', 'One teacher to run all of it.'],
    solutions: [
      'Two matched kits, one workflow, one checklist on the lid.',
      'An elective with a real deadline every week.',
    ],
    result: 'Students film chapel on Wednesday and hand in the edit on Friday.',
    sample: true,
  },
  {
    id: 'case-grovemont',
    title: 'Grovemont Parish: light on the faces',
    badge: 'Lighting',
    badgeTone: 'neutral',
    problems: [
      'Ceiling lights, on or off, and every face in shadow.',
      'Evening services no camera could see.',
    ],
    solutions: [
      'Front light, a stage wash and a scene for each part of the service.',
      'Two youth who program it and call the cues.',
    ],
    result: 'One button takes the room from welcome to sermon.',
    sample: true,
  },
  {
    id: 'case-eastbank',
    title: 'Eastbank Ministries: the Saturday the console died',
    badge: 'Crisis',
    badgeTone: 'neutral',
    problems: [
      'The console failed the night before Easter.',
      'Nobody on site knew how the system was wired.',
    ],
    solutions: [
      'A console from our own stock, patched the same night.',
      'A wiring plan on the wall, and a youth crew that can read it.',
    ],
    result: 'The service began on time. The crew has since fixed two faults without us.',
    sample: true,
  },
]

export const caseStudiesSection = {
  slate: 'Case studies',
  heading: 'The same room, before and after',
  lead: 'What was wrong, what we did, what changed.',
  problems: 'Problems',
  solutions: 'Solutions',
  result: 'Result',
  comparison: {
    slider: 'Compare before and after',
    before: 'Before',
    after: 'After',
    position: (percent: number) => `${percent} percent before, ${100 - percent} percent after`,
  },
} as const
