import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StyleGuidePage } from './style-guide-page.tsx'

const html = renderToString(<StyleGuidePage />)

test('no component writes a style attribute, which the content security policy would block', () => {
  expect(html).not.toContain(' style=')
})

test('every id on the page is unique', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every element that names or describes another one exists', () => {
  const references = [...html.matchAll(/ (?:aria-describedby|aria-labelledby|for)="([^"]+)"/g)]
  const missing = references
    .flatMap((match) => match[1]?.split(' ') ?? [])
    .filter((id) => !html.includes(` id="${id}"`))
  expect(missing).toEqual([])
})
