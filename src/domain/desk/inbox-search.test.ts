import { expect, test } from 'vitest'
import { portlandTimeZone } from '../portland-day.ts'
import { parseQuery, writeQuery } from './address-words.ts'
import { isNarrowed, listQuery, readInboxSearch, savedQuery } from './inbox-search.ts'

const full = {
  view: 'mine',
  q: 'crane at dawn',
  form: 'quote',
  status: 'new',
  who: '5f4dcc3b-5aa7-4c2b-9c3f-000000000000',
  budget: '5k-15k',
  page: '/quote',
  from: '2026-03-07',
  until: '2026-03-08',
  at: 'AAAAA-10001',
} as const

test('an address keeps everything that the inbox shows', () => {
  expect(readInboxSearch(parseQuery(writeQuery(full)))).toEqual(full)
})

test('the first view needs no word, and what is not known is left out', () => {
  expect(readInboxSearch({ view: 'open' })).toEqual({})
  const wrong = {
    view: 'x',
    form: 'toString',
    status: 1,
    who: "' or 1=1",
    page: '//evil',
    from: '2026-02-31',
  }
  expect(readInboxSearch({ ...wrong, at: '<b>', q: '' })).toEqual({})
})

test('days are the company’s days, the last one included, on the days when clocks change too', () => {
  expect(listQuery(full, portlandTimeZone)).toMatchObject({
    view: 'mine',
    search: 'crane at dawn',
    assignee: full.who,
    from: '2026-03-07T08:00:00.000Z',
    to: '2026-03-09T07:00:00.000Z',
  })
  expect(listQuery({}, portlandTimeZone)).toEqual({ view: 'open' })
})

test('a saved view is the address in one spelling, without the inquiry that is open', () => {
  const shuffled = Object.fromEntries(Object.entries(full).reverse())
  expect(savedQuery(readInboxSearch(shuffled))).toBe(savedQuery(full))
  expect(savedQuery(full)).not.toContain('AAAAA-10001')
  expect(savedQuery({})).toBe('')
  expect([isNarrowed({ view: 'won', at: 'AAAAA-10001' }), isNarrowed({ q: 'crane' })]).toEqual([false, true])
})
