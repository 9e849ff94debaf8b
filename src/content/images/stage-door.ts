import type { SiteImage } from '../../domain/site-image.ts'

export const stageDoor: SiteImage = {
  name: 'stage-door',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'lkcT7Ksy',
  alt: 'A dark metal door in a brick wall at night under one caged lamp, its light mirrored in the wet ground',
  focus: 'middle',
}
