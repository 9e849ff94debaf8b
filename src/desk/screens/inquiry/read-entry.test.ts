import { expect, test } from 'vitest'
import { readEntry } from './read-entry.ts'

test('an entry says what its kind holds', () => {
  expect(readEntry({ kind: 'note', detail: { text: '<b>', mentions: [] } })).toEqual({
    kind: 'note',
    text: '<b>',
  })
  expect(readEntry({ kind: 'status', detail: { from: 'new', to: 'lost', lostReason: 'budget' } })).toEqual({
    kind: 'status',
    from: 'new',
    to: 'lost',
    lostReason: 'budget',
  })
  expect(readEntry({ kind: 'assigned', detail: { from: 'a', to: null } })).toEqual({
    kind: 'assigned',
    to: null,
  })
})

test('kinds that are not known, or hold something else, are shown by name', () => {
  expect(readEntry({ kind: 'mail_sent', detail: {} })).toEqual({ kind: 'other', name: 'mail_sent' })
  expect(readEntry({ kind: 'note', detail: { text: 5 } })).toEqual({ kind: 'other', name: 'note' })
})
