import type { SiteImage } from '../../domain/site-image.ts'

export const kitJvc: SiteImage = {
  name: 'kit-jvc',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'nTQY4fiw',
  alt: 'A shoulder camera with a broadcast zoom on a road case at night, floodlights far behind it, a tripod to the right',
  focus: 'middle',
}
