import type { SiteImage } from '../../domain/site-image.ts'

export const cappedCamera: SiteImage = {
  name: 'capped-camera',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'K0UZt3Et',
  alt: 'A cinema camera at rest in a dark studio, a black cap on its lens and a black cloth over its back',
  focus: 'right',
}
