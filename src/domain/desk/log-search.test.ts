import { expect, test } from 'vitest'
import { parseQuery, writeQuery } from './address-words.ts'
import { readLogSearch } from './log-search.ts'

test('an address keeps the part of the log that is shown, and nothing that makes no sense', () => {
  const full = { person: '5f4dcc3b-5aa7-4c2b-9c3f-000000000000', kind: 'people', before: '120' } as const
  expect(readLogSearch(parseQuery(writeQuery(full)))).toEqual(full)
  expect(readLogSearch({ person: "' or 1=1", kind: 'toString', before: '-1', at: 'AAAAA-10001' })).toEqual({})
})
