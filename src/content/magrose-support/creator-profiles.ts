import type { SiteImage } from '../../domain/site-image.ts'
import { portraitBusStop, portraitConcert, portraitKitchen } from '../images/images.ts'

/**
 * SAMPLE CONTENT. These young people are invented: they show the shape, and the owner replaces them before
 * going live with real ones who have agreed to it.
 */
export type CreatorProfile = {
  readonly image: SiteImage
  readonly name: string
  readonly story: string
  readonly background: string
  readonly sample: boolean
}

export const creatorProfiles: readonly CreatorProfile[] = [
  {
    image: portraitKitchen,
    name: 'Amara',
    story:
      'Her final project was her grandmother cooking, and correcting the camera. Seven families have since asked her to film their recipes before they are forgotten.',
    background: '8-week intensive. Had never held a camera.',
    sample: true,
  },
  {
    image: portraitConcert,
    name: 'Teo',
    story:
      'He came for the camera and stayed for the microphones. Every concert at his school now has a recording, and he mixes it on the bus home.',
    background: 'Weekend workshops. Third trumpet.',
    sample: true,
  },
  {
    image: portraitBusStop,
    name: 'Linh',
    story:
      'Her camp film was about a lost bus pass. She has written four more, and her cousins have learned not to ask what the parts are.',
    background: 'Summer camp. Drew comics.',
    sample: true,
  },
]

export const creators = {
  slate: 'Creator profiles',
  heading: 'They kept the camera rolling',
} as const
