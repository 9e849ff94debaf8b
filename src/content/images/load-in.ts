import type { SiteImage } from '../../domain/site-image.ts'

export const loadIn: SiteImage = {
  name: 'load-in',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'p8Ayd0aQ',
  alt: 'A truck spills light over a wet yard at night; one of the crew pushes a case up its ramp, another checks a list',
  focus: 'right',
}
