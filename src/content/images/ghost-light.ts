import type { SiteImage } from '../../domain/site-image.ts'

export const ghostLight: SiteImage = {
  name: 'ghost-light',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'Ch6G3N7E',
  alt: 'A single bare bulb on a stand lights an empty stage; behind it rows of empty theater seats disappear into the dark',
  focus: 'right',
}
