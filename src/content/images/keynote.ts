import type { SiteImage } from '../../domain/site-image.ts'

export const keynote: SiteImage = {
  name: 'keynote',
  width: 2400,
  height: 1350,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'd267vQOP',
  alt: 'A speaker from behind, one hand raised, facing a dark hall full of small warm lights',
  focus: 'middle',
}
