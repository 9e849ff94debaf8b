import type { SiteImage } from '../../domain/site-image.ts'

export const choirDetail: SiteImage = {
  name: 'choir-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'InDJp0Hr',
  alt: 'A small remote camera on an oak rail, a hymn book beside it; far below and out of focus a choir in red before sunlit windows',
  focus: 'middle',
}
