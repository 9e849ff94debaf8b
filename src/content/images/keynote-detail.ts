import type { SiteImage } from '../../domain/site-image.ts'

export const keynoteDetail: SiteImage = {
  name: 'keynote-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'PDJ8yi82',
  alt: 'Cue cards and a thin headset microphone on the edge of a lectern, before a dark hall of small warm lights',
  focus: 'right',
}
