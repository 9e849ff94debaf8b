import type { SiteImage } from '../../domain/site-image.ts'

export const hero: SiteImage = {
  name: 'hero',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'PeSNepqK',
  alt: 'Over the shoulder of a camera operator in a headset: a speaker on a conference stage, small before a wall of warm light',
  focus: 'group',
}
