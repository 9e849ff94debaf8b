import type { SiteImage } from '../../domain/site-image.ts'

export const podcast: SiteImage = {
  name: 'podcast',
  width: 1600,
  height: 900,
  widths: [480, 768, 960, 1600],
  hash: 'V8vffMxu',
  alt: 'Two broadcast microphones face each other over a dark table in a studio lit in violet and cyan, slatted walls and light tubes behind them',
  focus: 'edge',
}
