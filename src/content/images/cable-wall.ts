import type { SiteImage } from '../../domain/site-image.ts'

export const cableWall: SiteImage = {
  name: 'cable-wall',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '06ct6XCl',
  alt: 'A wall of neatly coiled cables on pegs at night under one small brass lamp, lenses, headphones and a case on the shelf below',
  focus: 'right',
}
