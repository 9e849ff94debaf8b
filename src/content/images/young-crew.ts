import type { SiteImage } from '../../domain/site-image.ts'

export const youngCrew: SiteImage = {
  name: 'young-crew',
  width: 1600,
  height: 670,
  widths: [480, 768, 960, 1600],
  hash: 'JUkSIICa',
  alt: 'Three young people, seen from behind, watch a monitor under a tent with string lights; their camera waits on its tripod',
  focus: 'middle',
}
