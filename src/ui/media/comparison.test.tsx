import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Comparison } from './comparison.tsx'

const html = renderToString(
  <Comparison
    before={<p>A dim room</p>}
    after={<p>The same, lit</p>}
    labels={{
      slider: 'Compare',
      before: 'Then',
      after: 'Now',
      position: (percent) => `${percent} percent then`,
    }}
  />,
)

test('a comparison shows both pictures with their names, without a style attribute', () => {
  expect(html).toMatch(/A dim room.*Then.*The same, lit.*Now/)
  expect(html).not.toContain(' style=')
})

test('the slider is native, has a name and says its position in words', () => {
  expect(html).toMatch(/<input type="range"[^>]*aria-label="Compare"[^>]*aria-valuetext="50 percent then"/)
})
