import type { SiteImage } from '../../domain/site-image.ts'

export const podcast: SiteImage = {
  name: 'podcast',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: '7kedS6me',
  alt: 'Two broadcast microphones face each other over a walnut table, a lamp and a heavy curtain behind them',
  focus: 'edge',
}
