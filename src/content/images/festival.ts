import type { SiteImage } from '../../domain/site-image.ts'

export const festival: SiteImage = {
  name: 'festival',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'k0bIe9VO',
  alt: 'Dusk on a riverbank: a festival crowd from behind, hands up, a lit stage, a suspension bridge and the low sun',
  focus: 'middle',
}
