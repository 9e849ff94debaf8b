import type { SiteImage } from '../../domain/site-image.ts'

export const festival: SiteImage = {
  name: 'festival',
  width: 1280,
  height: 720,
  widths: [480, 768, 960, 1280],
  hash: 'DSfc3mV7',
  alt: 'A crowd at dusk on a riverbank before a lit festival stage; behind it a suspension bridge and the low sun',
  focus: 'middle',
}
