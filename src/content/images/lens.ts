import type { SiteImage } from '../../domain/site-image.ts'

export const lens: SiteImage = {
  name: 'lens',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'GO4Mu4nM',
  alt: 'The front of a cinema lens in close-up, amber and blue reflections in its glass',
  focus: 'edge',
}
