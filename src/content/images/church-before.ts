import type { SiteImage } from '../../domain/site-image.ts'

export const churchBefore: SiteImage = {
  name: 'church-before',
  width: 1024,
  height: 576,
  widths: [480, 768, 1024],
  hash: 'BZPklpFh',
  alt: 'A church hall before: flat fluorescent light, cables, boxes, a washed-out projection and a camcorder on a tripod',
  focus: 'middle',
}
