import type { SiteImage } from '../../domain/site-image.ts'

export const portraitBusStop: SiteImage = {
  name: 'portrait-bus-stop',
  width: 960,
  height: 720,
  widths: [480, 768, 960],
  hash: 'RcpTjaPh',
  alt: 'Somebody seen from behind holds up a slate at a bus stop at night',
  focus: 'middle',
}
