import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteListLink } from '../../../content/shell/shell.ts'
import { QuoteListLink } from './quote-list-link.tsx'

test('the prerendered header reserves space for the list but shows none', () => {
  expect(renderToString(<QuoteListLink />)).toMatch(/^<span class="[^"]+"><\/span>$/)
})

test('the list in the header shows its number of items', () => {
  expect(quoteListLink.label(1)).toBe('Quote list, 1 item')
  expect(quoteListLink.label(3)).toBe('Quote list, 3 items')
  expect(quoteListLink.count(120)).toBe('99+')
})
