import type { SiteImage } from '../../domain/site-image.ts'

export const portraitConcert: SiteImage = {
  name: 'portrait-concert',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'KtNKJyWH',
  alt: 'Somebody in headphones, seen from behind, records a band on a stage',
  focus: 'middle',
}
