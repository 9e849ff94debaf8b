import type { SiteImage } from '../../domain/site-image.ts'

export const packageBroadcast: SiteImage = {
  name: 'package-broadcast',
  width: 960,
  height: 540,
  widths: [480, 768, 960],
  hash: 'BHCmynqj',
  alt: 'A control desk built from flight cases: a switcher with lit keys below monitors that show five cameras',
  focus: 'middle',
}
