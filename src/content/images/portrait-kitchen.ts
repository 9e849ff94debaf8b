import type { SiteImage } from '../../domain/site-image.ts'

export const portraitKitchen: SiteImage = {
  name: 'portrait-kitchen',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'tR94NX5F',
  alt: 'On a kitchen table a camcorder on two cookbooks films an older woman, who cooks at the window out of focus',
  focus: 'middle',
}
