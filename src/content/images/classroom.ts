import type { SiteImage } from '../../domain/site-image.ts'

export const classroom: SiteImage = {
  name: 'classroom',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'KSPZgouq',
  alt: 'Three students from behind, dark against evening windows: one holds a boom, one films, one holds up a slate',
  focus: 'edge',
}
