import { expect, test } from 'vitest'
import { listQuery, parseQuery, readInboxSearch, writeQuery } from './inbox-search.ts'

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
  expect(listQuery(full)).toMatchObject({
    view: 'mine',
    search: 'crane at dawn',
    assignee: full.who,
    from: '2026-03-07T08:00:00.000Z',
    to: '2026-03-09T07:00:00.000Z',
  })
  expect(listQuery({})).toEqual({ view: 'open' })
})
