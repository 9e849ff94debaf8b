import type { SiteImage } from '../../domain/site-image.ts'

export const choir: SiteImage = {
  name: 'choir',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: '8IzCdJHH',
  alt: 'A conductor with raised arms before a choir under three arched windows; a small remote camera watches from the side',
  focus: 'middle',
}
