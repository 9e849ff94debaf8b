import type { SiteImage } from '../../domain/site-image.ts'

export const kitEssentials: SiteImage = {
  name: 'kit-essentials',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'dm3jLrZh',
  alt: 'A cinema camera on a dark wooden bench with two lenses, a microphone and a wireless pack, a lamp glowing behind it',
  focus: 'middle',
}
