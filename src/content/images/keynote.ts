import type { SiteImage } from '../../domain/site-image.ts'

export const keynote: SiteImage = {
  name: 'keynote',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'h3MZ5nYb',
  alt: 'A speaker from behind, one hand raised, facing a dark hall full of small warm lights',
  focus: 'middle',
}
