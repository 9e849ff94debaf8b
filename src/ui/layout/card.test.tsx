import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Card } from './card.tsx'

test('a linked card has one link, in its heading', () => {
  const html = renderToString(<Card title="Live Streaming" href="/live-streaming" headingLevel={2} />)
  expect(html).toMatch(/<h2[^>]*><a href="\/live-streaming"/)
  expect(html.match(/<a /g)).toHaveLength(1)
})
