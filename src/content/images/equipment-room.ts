import type { SiteImage } from '../../domain/site-image.ts'

export const equipmentRoom: SiteImage = {
  name: 'equipment-room',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: '98URqYXK',
  alt: 'A long dark storeroom at night: shelves of road cases on both sides, a cinema camera on its tripod under one warm lamp',
  focus: 'middle',
}
