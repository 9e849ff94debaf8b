import type { SiteImage } from '../../domain/site-image.ts'

export const interview: SiteImage = {
  name: 'interview',
  width: 2400,
  height: 1350,
  widths: [480, 768, 960, 1600, 2400],
  hash: 'qTODLdlP',
  alt: 'An interview set: an empty leather armchair between a large soft light and a reading lamp, with a cinema camera in front',
  focus: 'right',
}
