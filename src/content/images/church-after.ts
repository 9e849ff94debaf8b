import type { SiteImage } from '../../domain/site-image.ts'

export const churchAfter: SiteImage = {
  name: 'church-after',
  width: 1280,
  height: 720,
  widths: [480, 768, 960, 1280],
  hash: 'xj74Wcmc',
  alt: 'The same church hall after: warm light on altar and arches, two clear screens, a small remote camera by the aisle',
  focus: 'middle',
}
