import type { SiteImage } from '../../domain/site-image.ts'

export const kitCorporate: SiteImage = {
  name: 'kit-corporate',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'ef4VBgV1',
  alt: 'A monitor showing an interview set, a cinema camera on each side of it and a soft panel glowing behind',
  focus: 'middle',
}
