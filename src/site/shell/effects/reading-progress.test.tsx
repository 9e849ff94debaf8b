import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReadingProgress } from './reading-progress.tsx'

it('the reading progress is prerendered as a labeled progress bar at zero, without a style attribute', () => {
  const html = renderToStaticMarkup(<ReadingProgress />)
  expect(html).toContain('role="progressbar"')
  expect(html).toContain('aria-label="Reading progress"')
  expect(html).toContain('aria-valuenow="0"')
  expect(html).not.toContain('style=')
})
