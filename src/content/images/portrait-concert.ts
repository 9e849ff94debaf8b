import type { SiteImage } from '../../domain/site-image.ts'

export const portraitConcert: SiteImage = {
  name: 'portrait-concert',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'DmoKakaP',
  alt: 'A field recorder with lit meters at a school concert; out of focus behind it somebody in headphones listens, and the band plays in blue light',
  focus: 'middle',
}
