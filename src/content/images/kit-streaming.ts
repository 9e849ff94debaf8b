import type { SiteImage } from '../../domain/site-image.ts'

export const kitStreaming: SiteImage = {
  name: 'kit-streaming',
  width: 800,
  height: 600,
  widths: [480, 800],
  hash: '1nzEgsSj',
  alt: 'Five robotic cameras in a row on a steel bench, before them a switcher with lit keys, a joystick and an encoder',
  focus: 'middle',
}
