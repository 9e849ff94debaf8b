import type { SiteImage } from '../../domain/site-image.ts'

export const cueStandby: SiteImage = {
  name: 'cue-standby',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'yYr4oVQI',
  alt: 'A cue light on a steel post in the wings of a stage, one of its two lamps amber; a headset hangs beside it, behind the drapes a dim stage',
  focus: 'edge',
}
