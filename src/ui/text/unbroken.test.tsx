import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

test('a hyphenated term does not break, and the text stays the same', () => {
  const text = 'Encoder, 3G-SDI and HDMI, 50-1000mm, a dash - alone'
  const markup = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect(markup.replace(/<[^>]+>/g, '')).toBe(text)
  expect([...markup.matchAll(/<span[^>]*>([^<]*)/g)].map(([, term]) => term)).toEqual([
    '3G-SDI',
    '50-1000mm,',
  ])
})
