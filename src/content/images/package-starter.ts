import type { SiteImage } from '../../domain/site-image.ts'

export const packageStarter: SiteImage = {
  name: 'package-starter',
  width: 960,
  height: 540,
  widths: [480, 768, 960],
  hash: 'px6G0ORm',
  alt: 'From behind a cinema camera on its tripod: two soft lights left and right of an empty leather chair',
  focus: 'middle',
}
