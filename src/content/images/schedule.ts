import type { SiteImage } from '../../domain/site-image.ts'

export const schedule: SiteImage = {
  name: 'schedule',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'tbny6hM8',
  alt: 'Shelves of equipment cases at night, each place with a paper tag on a string, some places empty, one lamp above',
  focus: 'middle',
}
