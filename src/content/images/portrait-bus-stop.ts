import type { SiteImage } from '../../domain/site-image.ts'

export const portraitBusStop: SiteImage = {
  name: 'portrait-bus-stop',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'zIVRMK2h',
  alt: 'In the first sun the shadow of a girl with a slate falls on the wall of a bus stop; her bag and her script lie on the bench',
  focus: 'middle',
}
