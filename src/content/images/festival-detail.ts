import type { SiteImage } from '../../domain/site-image.ts'

export const festivalDetail: SiteImage = {
  name: 'festival-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'CqmjTRa5',
  alt: 'A camera and an encoder with four aerials stand on a river railing at dusk, the lamps of a bridge far behind',
  focus: 'middle',
}
