import type { SiteImage } from '../../domain/site-image.ts'

export const turntableDetail: SiteImage = {
  name: 'turntable-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'P3gd93Rk',
  alt: 'Close to a kettle: light runs along its steel spout, steam rises from it, a light tube out of focus behind',
  focus: 'right',
}
