import type { SiteImage } from '../../domain/site-image.ts'

export const kitSony: SiteImage = {
  name: 'kit-sony',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'YNzRIA3C',
  alt: 'From above on dark felt: two cameras, four lenses, a sound recorder, wireless packs and headphones beside a lit tube',
  focus: 'middle',
}
