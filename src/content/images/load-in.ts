import type { SiteImage } from '../../domain/site-image.ts'

export const loadIn: SiteImage = {
  name: 'load-in',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'J9reoF2f',
  alt: 'A gray morning after rain: a truck glows warm inside, road cases wait on its ramp and in a yard full of reflections',
  focus: 'right',
}
