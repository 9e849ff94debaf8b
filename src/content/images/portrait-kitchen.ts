import type { SiteImage } from '../../domain/site-image.ts'

export const portraitKitchen: SiteImage = {
  name: 'portrait-kitchen',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'qLyjh9NC',
  alt: 'Somebody seen from behind films an older woman at a kitchen window',
  focus: 'middle',
}
