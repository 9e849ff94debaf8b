import type { SiteImage } from '../../domain/site-image.ts'

export const cueDark: SiteImage = {
  name: 'cue-dark',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'fQ0TnfAh',
  alt: 'The cue light in the wings is dark and the headset hangs unplugged; only a blue working light is on',
  focus: 'edge',
}
