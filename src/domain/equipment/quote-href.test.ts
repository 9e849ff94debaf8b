import { expect, test } from 'vitest'
import { quoteHref } from './quote-href.ts'

test('a link to the quote carries what it is about', () => {
  expect(quoteHref('item', 'canon-eos-c70')).toBe('/quote?item=canon-eos-c70')
  expect(quoteHref('package', 'broadcast-studio')).toBe('/quote?package=broadcast-studio')
})
