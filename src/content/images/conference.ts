import type { SiteImage } from '../../domain/site-image.ts'

export const conference: SiteImage = {
  name: 'conference',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'RDExYxoi',
  alt: 'A conference stage seen from the aisle: a speaker between three lit screens, rows of people in the dark',
  focus: 'middle',
}
