import type { SiteImage } from '../../domain/site-image.ts'

export const youngCrew: SiteImage = {
  name: 'young-crew',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'N2dpHRik',
  alt: 'Three young people from behind at a monitor under a tent, against the evening sun; their camera waits on its tripod',
  focus: 'group',
}
