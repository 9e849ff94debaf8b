import type { SiteImage } from '../../domain/site-image.ts'

export const stageRamp: SiteImage = {
  name: 'stage-ramp',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'AyeMyE2t',
  alt: 'A wide ramp with handrails and a line of warm light along each edge leads up to a stage, where a low lectern waits in a pool of light',
  focus: 'right',
}
