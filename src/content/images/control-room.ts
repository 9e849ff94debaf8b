import type { SiteImage } from '../../domain/site-image.ts'

export const controlRoom: SiteImage = {
  name: 'control-room',
  width: 2400,
  height: 1005,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'NJ8D7PaG',
  alt: 'Two people with headphones at a control desk, dark before a wall of monitors, one for every camera',
  focus: 'right',
}
