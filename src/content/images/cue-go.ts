import type { SiteImage } from '../../domain/site-image.ts'

export const cueGo: SiteImage = {
  name: 'cue-go',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '2xdYEROr',
  alt: 'The cue light in the wings shows green; beyond it, blurred, someone in a long coat walks into warm light on the stage',
  focus: 'edge',
}
