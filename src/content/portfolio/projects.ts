/**
 * SAMPLE CONTENT. These projects are invented: they show the shape, and the owner replaces them before going
 * live. The equipment, from the catalog, is what such a project would need.
 */
import type { ProjectCategory } from '../../domain/portfolio/project.ts'
import type { SiteImage } from '../../domain/site-image.ts'
import {
  choir,
  choirDetail,
  classroom,
  classroomDetail,
  festival,
  festivalDetail,
  interview,
  interviewDetail,
  keynote,
  keynoteDetail,
  turntable,
  turntableDetail,
} from '../images/images.ts'
import type { GearId } from './gear.ts'

export type Project = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly image: SiteImage
  /** A closer look at the same job. */
  readonly detail: SiteImage
  readonly category: ProjectCategory
  readonly year: number
  readonly duration: string
  readonly equipment: readonly GearId[]
  readonly sample: boolean
}

export const projects: readonly Project[] = [
  {
    id: 'keynote',
    title: 'A keynote for 1,200 seats',
    description:
      'One founder, one stage, and a room that had to follow her from the last row. We cut four cameras live to the wall behind her, and the recording was on the intranet before the chairs were stacked.',
    image: keynote,
    detail: keynoteDetail,
    category: 'event-production',
    year: 2025,
    duration: '2 days',
    equipment: [
      'blackmagic-ursa-broadcast-g2',
      'fujinon-ua18x7-6',
      'shure-axient-ad4q',
      'blackmagic-atem-2me-constellation-4k',
      'liveu-lu800',
    ],
    sample: true,
  },
  {
    id: 'choir',
    title: 'Sunday, live from the choir',
    description:
      'Three remote cameras stand where nobody looks, and one volunteer runs them all from the balcony. Twelve services went out without a crew in the aisle, with the choir mixed for headphones.',
    image: choir,
    detail: choirDetail,
    category: 'live-streaming',
    year: 2024,
    duration: '12 weeks',
    equipment: [
      'canon-cr-n300',
      'canon-rc-ip1000',
      'allen-heath-sq-5',
      'blackmagic-atem-mini-extreme-iso',
      'aja-helo-plus',
    ],
    sample: true,
  },
  {
    id: 'interview',
    title: 'One chair, one window',
    description:
      'An interview that had to hold for eight minutes without a cutaway. We blacked out half the room, put one soft light where the sun had been, and asked every question once.',
    image: interview,
    detail: interviewDetail,
    category: 'corporate-video',
    year: 2025,
    duration: '1 day',
    equipment: [
      'canon-eos-c500-mark-ii',
      'canon-eos-c70',
      'canon-cn-e-prime-set',
      'sennheiser-mkh-416',
      'sound-devices-mixpre-10-ii',
      'arri-skypanel-s60-c',
    ],
    sample: true,
  },
  {
    id: 'kettle',
    title: 'A kettle, all the way around',
    description:
      'Nine product films from one table. A probe lens went where the steam comes out, tube lights drew the edges, and every color of the range stood on the same mark.',
    image: turntable,
    detail: turntableDetail,
    category: 'corporate-video',
    year: 2025,
    duration: '3 days',
    equipment: [
      'blackmagic-ursa-cine-12k-lf',
      'laowa-24-probe',
      'arri-skypanel-s60-c',
      'astera-titan-tube-kit',
      'dana-dolly-kit',
      'smallhd-cine-24',
    ],
    sample: true,
  },
  {
    id: 'river',
    title: 'Dusk on the river stage',
    description:
      'An outdoor festival beside the bridge, with weather. Crews on both banks sent their pictures over bonded 5G, and the first film was online while the stage was still coming down.',
    image: festival,
    detail: festivalDetail,
    category: 'event-production',
    year: 2024,
    duration: '3 days',
    equipment: ['canon-eos-c70', 'canon-rf-70-200', 'sennheiser-mkh-416', 'dji-rs-4-pro', 'liveu-lu800'],
    sample: true,
  },
  {
    id: 'classroom',
    title: 'Crew call, fourth period',
    description:
      'Eleven students, one classroom and a real deadline. They wrote, lit, shot and cut a short film of their own on our cameras. We kept the schedule and stayed out of the frame.',
    image: classroom,
    detail: classroomDetail,
    category: 'youth-training',
    year: 2025,
    duration: '8 weeks',
    equipment: [
      'canon-eos-c70',
      'sound-devices-mixpre-10-ii',
      'dji-rs-4-pro',
      'blackmagic-atem-mini-extreme-iso',
    ],
    sample: true,
  },
]
