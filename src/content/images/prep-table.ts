import type { SiteImage } from '../../domain/site-image.ts'

export const prepTable: SiteImage = {
  name: 'prep-table',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'SW53gAy5',
  alt: 'A table under a desk lamp at night: a paper list with a pen on it, a slate, a lens and a closed camera case',
  focus: 'middle',
}
