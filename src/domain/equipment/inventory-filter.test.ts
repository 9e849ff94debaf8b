import { expect, test } from 'vitest'
import * as limits from '../limits.ts'
import { readInventoryFilter, writeInventoryFilter } from './inventory-filter.ts'

const everything = { query: '', category: 'cameras', order: 'catalog' } as const

test('the query, category and order are read from the address', () => {
  expect(readInventoryFilter('')).toEqual(everything)
  expect(readInventoryFilter('?q=canon+ptz&category=lenses&order=rate-low')).toEqual({
    query: 'canon ptz',
    category: 'lenses',
    order: 'rate-low',
  })
})

test.each(['?q=&category=&order=', '?category=weddings&order=upside-down', '?category=__proto__', '?q=++'])(
  '%s shows the unfiltered list',
  (search) => {
    expect(readInventoryFilter(search)).toEqual(everything)
  },
)

test('a search is cut to the length of its field', () => {
  const { query } = readInventoryFilter(`?q=${'a'.repeat(5_000)}`)
  expect(query).toHaveLength(limits.equipmentSearch.queryMax)
})

test('a filter becomes a query that reads back the same, and leaves the rest of the address alone', () => {
  const filter = { query: 'RØDE & "12G"', category: 'audio', order: 'name' } as const
  expect(readInventoryFilter(writeInventoryFilter('?utm_source=mail', filter))).toEqual(filter)
  expect(writeInventoryFilter('?utm_source=mail&q=x&order=name', everything)).toBe('?utm_source=mail')
  expect(writeInventoryFilter('', everything)).toBe('')
})
