import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StyleGuidePage } from './style-guide-page.tsx'

const html = renderToString(<StyleGuidePage />)

test('no component writes a style attribute, which the content security policy would refuse', () => {
  expect(html).not.toContain(' style=')
})

test('every id in the page is its own', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('whatever describes or names something exists', () => {
  const references = [...html.matchAll(/ (?:aria-describedby|aria-labelledby|for)="([^"]+)"/g)]
  const missing = references
    .flatMap((match) => match[1]?.split(' ') ?? [])
    .filter((id) => !html.includes(` id="${id}"`))
  expect(missing).toEqual([])
})
