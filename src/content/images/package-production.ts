import type { SiteImage } from '../../domain/site-image.ts'

export const packageProduction: SiteImage = {
  name: 'package-production',
  width: 960,
  height: 540,
  widths: [480, 768, 960],
  hash: 'NFzK7ZQr',
  alt: 'Three cameras on tripods stand dark around a small lit stage with two empty chairs before a warm screen',
  focus: 'middle',
}
