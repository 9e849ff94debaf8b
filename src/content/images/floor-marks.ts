import type { SiteImage } from '../../domain/site-image.ts'

export const floorMarks: SiteImage = {
  name: 'floor-marks',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '5pf2lPNa',
  alt: 'A wooden stool in a pool of warm light stands exactly on its four tape marks on a dark stage floor, a roll of tape beside it',
  focus: 'right',
}
