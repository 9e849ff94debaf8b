import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

test('the items of a named accordion share its name, so only one is open at a time', () => {
  const html = renderToString(
    <Accordion
      name="cases"
      items={[
        { id: 'one', title: 'One', content: 'First', open: true },
        { id: 'two', title: 'Two', content: 'Second' },
      ]}
    />,
  )
  expect(html.match(/<details[^>]*name="cases"/g)).toHaveLength(2)
  expect(html.match(/open=""/g)).toHaveLength(1)
})
