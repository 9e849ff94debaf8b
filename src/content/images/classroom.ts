import type { SiteImage } from '../../domain/site-image.ts'

export const classroom: SiteImage = {
  name: 'classroom',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'FBKcbenh',
  alt: 'Noon in a school arcade: three students, dark against a sunlit courtyard, with a camera, a boom and a slate',
  focus: 'edge',
}
