import type { SiteImage } from '../../domain/site-image.ts'

export const rackRoom: SiteImage = {
  name: 'rack-room',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'xWytAEc1',
  alt: 'A row of equipment racks with green and amber indicator lights and tidy cables; one work light at the end of the aisle',
  focus: 'left',
}
