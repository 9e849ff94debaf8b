import type { SiteImage } from '../../domain/site-image.ts'

export const choir: SiteImage = {
  name: 'choir',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'iXUFsF92',
  alt: 'From behind a choir in red gowns: its conductor, arms raised, against tall windows in the morning sun; a camera at the side',
  focus: 'middle',
}
