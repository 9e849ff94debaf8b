import type { SiteImage } from '../../domain/site-image.ts'

export const worldDesk: SiteImage = {
  name: 'world-desk',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'W0Zr2Yru',
  alt: 'A dark globe on a desk: land drawn in points of light, lit lines from Portland to other cities, clocks on the wall behind',
  focus: 'middle',
}
