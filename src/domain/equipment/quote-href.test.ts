import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as limits from '../limits.ts'
import { customizeHref, type QuoteLink, quoteHref, readQuoteLink } from './quote-href.ts'

const day = '2026-11-15'
const today = () => day

function read(href: string): QuoteLink | undefined {
  return readQuoteLink(href.slice(href.indexOf('?')), today)?.link
}

test('a quote link carries the item, its quantity and the days', () => {
  expect(quoteHref('item', 'canon-eos-c70')).toBe('/quote?item=canon-eos-c70')
  expect(quoteHref('package', 'broadcast-studio')).toBe('/quote?package=broadcast-studio')
  expect(quoteHref('kit', 'training')).toBe('/quote?kit=training')
  expect(customizeHref('training')).toBe('/quote?kit=training&customize=1')
  expect(quoteHref('item', 'canon-eos-c70', { quantity: 2, from: '2026-12-01', to: '2026-12-03' })).toBe(
    '/quote?item=canon-eos-c70&quantity=2&from=2026-12-01&to=2026-12-03',
  )
  expect(quoteHref('item', 'a', { to: '2026-12-03' })).toBe('/quote?item=a')
})

test('a link reads back as it was written', () => {
  const nothing = { quantity: 1, customize: false, from: '', to: '' }
  expect(read(quoteHref('item', 'canon-eos-c70'))).toEqual({ kind: 'item', id: 'canon-eos-c70', ...nothing })
  expect(read(customizeHref('sony'))).toEqual({ kind: 'kit', id: 'sony', ...nothing, customize: true })
  expect(read(quoteHref('kit', 'jvc', { quantity: 3, from: '2026-12-01', to: '2026-12-03' }))).toEqual({
    kind: 'kit',
    id: 'jvc',
    quantity: 3,
    customize: false,
    from: '2026-12-01',
    to: '2026-12-03',
  })
})

test('quantities stay between one and the maximum', () => {
  for (const [given, kept] of [
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['many', 1],
    ['1e9', limits.quote.quantityMax],
  ] as const) {
    expect(read(`?item=a&quantity=${given}`)?.quantity, given).toBe(kept)
  }
})

test('days that are past, out of order or invalid are left out', () => {
  const days = (query: string) => {
    const link = read(`?item=a&${query}`)
    return [link?.from, link?.to]
  }
  expect(days('from=2026-11-15&to=2026-11-15')).toEqual([day, day])
  expect(days('from=2026-11-14&to=2026-11-16')).toEqual(['', ''])
  expect(days('from=2026-12-03&to=2026-12-01')).toEqual(['2026-12-03', ''])
  expect(days('from=2026-02-31&to=tomorrow')).toEqual(['', ''])
  expect(days('to=2026-12-01')).toEqual(['', ''])
})

test('only a kit can be customized', () => {
  expect(read('?package=a&customize=1')?.customize).toBe(false)
})

test('the other parameters of the query stay', () => {
  expect(readQuoteLink('?item=a&quantity=2&from=x&to=y&customize=1', today)?.rest).toBe('')
  expect(readQuoteLink('?utm=mail&kit=a', today)?.rest).toBe('?utm=mail')
  expect(readQuoteLink('?utm=mail&from=2026-12-01', today)).toBeNull()
})

test('any address can be read, and what is left of it adds nothing', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const rest = readQuoteLink(`?item=${query}`, today)?.rest ?? ''
      expect(readQuoteLink(rest, today)).toBeNull()
    }),
  )
})
