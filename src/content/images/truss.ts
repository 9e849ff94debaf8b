import type { SiteImage } from '../../domain/site-image.ts'

export const truss: SiteImage = {
  name: 'truss',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'kQ9XxgEl',
  alt: 'A line of stage lamps on a truss throws parallel beams through the dark; one person stands below, seen from behind',
  focus: 'middle',
}
