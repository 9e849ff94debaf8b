import { type PagePath, pagePaths } from '../../routes.ts'
import { claims, wholeClaim } from '../company/claims.ts'
import { controlRoom, festival, prepTable, turntable } from '../images/images.ts'

/** The four phases of a production; each is one picture of the storyboard. */
const phases = [
  {
    picture: prepTable,
    title: 'Pre-production',
    text: 'Brief, script, schedule and floor plan. You know who stands where before anyone loads in.',
  },
  {
    picture: turntable,
    title: 'Production',
    text: 'Cameras, light and sound, in your venue or our studio, recorded or live.',
  },
  {
    picture: controlRoom,
    title: 'Post-production',
    text: 'Edit, color and sound mix. You see a cut, you send notes, we finish it.',
  },
  {
    picture: festival,
    title: 'Delivery',
    text: 'One story in every shape you asked for: stage screen, website and phone.',
  },
] as const

type Clip = {
  readonly title: string
  readonly href: PagePath
  readonly line: string
  /** Boundaries between half phases: 1 is the first brief, 9 the last file. The style sheet uses them. */
  readonly from: 1 | 2 | 3 | 4
  readonly to: 3 | 4 | 5 | 7 | 9
  /** The same stretch in words. */
  readonly stretch: string
}

/** Which part of a production each service covers. */
const clips: readonly Clip[] = [
  {
    title: 'Corporate video production',
    href: pagePaths.corporateVideo,
    line: 'The whole film, from first brief to final file.',
    from: 1,
    to: 9,
    stretch: 'Pre-production to delivery',
  },
  {
    title: 'Event coverage',
    href: pagePaths.eventProduction,
    line: 'Planned, tested, covered and cut by the people who were in the room.',
    from: 2,
    to: 9,
    stretch: 'Pre-production to delivery',
  },
  {
    title: 'Vendor coordination',
    href: pagePaths.vendorCoordination,
    line: 'Every vendor on one schedule until the show is over.',
    from: 1,
    to: 4,
    stretch: 'Pre-production and production',
  },
  {
    title: 'Youth media training',
    href: pagePaths.youthTraining,
    line: 'Students film and edit on the equipment our crews use.',
    from: 4,
    to: 7,
    stretch: 'Production and post-production',
  },
  {
    title: 'Infrastructure project management',
    href: pagePaths.infrastructure,
    line: 'The room, ready before the crew.',
    from: 1,
    to: 3,
    stretch: 'Pre-production',
  },
  {
    title: 'Live streaming',
    href: pagePaths.liveStreaming,
    line: 'Made and delivered in one take.',
    from: 3,
    to: 5,
    stretch: 'Production',
  },
]

export const videoSolutions = {
  slate: 'Complete video solutions',
  heading: 'From the first call sheet to the final file',
  lead: 'Hire us for the whole production or for one stretch of it. Either way, one producer answers for your date.',
  facts: [
    { label: 'On time', value: wholeClaim(claims.onTime) },
    { label: 'Standard', value: 'Projects delivered in 1-2 weeks' },
    { label: 'Priority', value: '72-hour turnaround' },
    { label: 'Experience', value: '15+ years' },
  ],
  phases,
  timeline: 'Which part of a production each service covers',
  clips,
} as const
