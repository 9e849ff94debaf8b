import type { SiteImage } from '../../domain/site-image.ts'

export const interviewDetail: SiteImage = {
  name: 'interview-detail',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'BLmqL6Xi',
  alt: 'A shotgun microphone in its shock mount, close; out of focus behind it a soft light, an empty leather chair and a gray city',
  focus: 'middle',
}
