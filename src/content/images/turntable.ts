import type { SiteImage } from '../../domain/site-image.ts'

export const turntable: SiteImage = {
  name: 'turntable',
  width: 1280,
  height: 720,
  widths: [480, 768, 960, 1280],
  hash: 'mh9BEXDF',
  alt: 'A steel kettle on a turntable under a softbox, between two light tubes; the thin barrel of a probe lens comes close to it',
  focus: 'middle',
}
