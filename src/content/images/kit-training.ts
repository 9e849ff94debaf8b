import type { SiteImage } from '../../domain/site-image.ts'

export const kitTraining: SiteImage = {
  name: 'kit-training',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: 'xxUwO8Bb',
  alt: 'An open case with three small cameras in foam; a fourth stands before it with its screen lit, beside a switcher',
  focus: 'middle',
}
