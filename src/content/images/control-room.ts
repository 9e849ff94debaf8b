import type { SiteImage } from '../../domain/site-image.ts'

export const controlRoom: SiteImage = {
  name: 'control-room',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'tQJCiGCC',
  alt: 'Two people from behind at a control desk, one in a headset, dark before a wall of monitors, one for every camera',
  focus: 'right',
}
