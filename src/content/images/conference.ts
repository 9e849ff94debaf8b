import type { SiteImage } from '../../domain/site-image.ts'

export const conference: SiteImage = {
  name: 'conference',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'VSvBtwSx',
  alt: 'From a seat in the dark of a hall, over blurred heads and collars: a speaker, small on an amber stage with three lit screens',
  focus: 'middle',
}
