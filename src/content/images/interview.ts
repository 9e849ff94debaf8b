import type { SiteImage } from '../../domain/site-image.ts'

export const interview: SiteImage = {
  name: 'interview',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'lG7aqSnV',
  alt: 'An interview set in a glass-walled office above a gray city: an empty leather armchair, a soft light and a cinema camera',
  focus: 'right',
}
