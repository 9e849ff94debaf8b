import type { SiteImage } from '../../domain/site-image.ts'

export const bridge: SiteImage = {
  name: 'bridge',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'QRpk64Rm',
  alt: 'A suspension bridge with Gothic towers and lit cables over a still river at dusk',
  focus: 'middle',
}
