import type { SiteImage } from '../../domain/site-image.ts'

export const cueGo: SiteImage = {
  name: 'cue-go',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'scIjobPp',
  alt: 'The cue light in the wings shows green; behind it a speaker seen from behind stands in beams of warm light on the stage',
  focus: 'edge',
}
