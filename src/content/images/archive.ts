import type { SiteImage } from '../../domain/site-image.ts'

export const archive: SiteImage = {
  name: 'archive',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'VNSlD8iJ',
  alt: 'A film reel under a desk lamp; behind it shelves of film cans and drives disappear into the dark',
  focus: 'right',
}
