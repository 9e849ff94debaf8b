import { expect, test } from 'vitest'
import type { ItemAvailability } from './availability.ts'
import { boardDays, daysOnBoard, nextRental, stripOf } from './board-strip.ts'

const twoDays = { from: '2026-11-30', until: '2026-12-02' }

const item = (over: Partial<ItemAvailability>): ItemAvailability => ({
  itemId: 'camera',
  total: 2,
  free: 0,
  inMaintenance: 0,
  nextFree: null,
  ...over,
})

test('an item that is free is drawn for the days asked for, and no further', () => {
  expect(stripOf(item({ free: 2 }), twoDays)).toEqual([{ kind: 'free', start: 0, days: 2 }])
  expect(stripOf(item({ free: 1 }), twoDays)).toEqual([{ kind: 'short', start: 0, days: 2 }])
})

test('an item that is not free is drawn up to its next free day, then as a rental of the same length', () => {
  expect(stripOf(item({ nextFree: '2026-12-05' }), twoDays)).toEqual([
    { kind: 'booked', start: 0, days: 5 },
    { kind: 'free', start: 5, days: 2 },
  ])
  expect(stripOf(item({ inMaintenance: 2, nextFree: '2026-12-01' }), twoDays)).toEqual([
    { kind: 'maintenance', start: 0, days: 1 },
    { kind: 'free', start: 1, days: 2 },
  ])
  expect(stripOf(item({}), twoDays)).toEqual([{ kind: 'booked', start: 0, days: 2 }])
})

test('nothing is drawn beyond the board', () => {
  const month = { from: '2026-11-01', until: '2026-12-01' }
  expect(stripOf(item({ free: 2 }), month)).toEqual([{ kind: 'free', start: 0, days: boardDays }])
  expect(stripOf(item({ nextFree: '2027-02-01' }), month)).toEqual([
    { kind: 'booked', start: 0, days: boardDays },
  ])
  expect(stripOf(item({ nextFree: '2026-11-14' }), month)).toEqual([
    { kind: 'booked', start: 0, days: boardDays - 1 },
    { kind: 'free', start: boardDays - 1, days: 1 },
  ])
})

test('the board continues past the end of a month', () => {
  const days = daysOnBoard('2026-11-30')
  expect(days).toHaveLength(boardDays)
  expect(days.slice(0, 2)).toEqual(['2026-11-30', '2026-12-01'])
})

test('the next rental is as long as the one that was asked for', () => {
  expect(nextRental('2026-12-31', twoDays)).toEqual({ from: '2026-12-31', to: '2027-01-01' })
  expect(nextRental('2026-12-05', { from: '2026-12-01', until: '2026-12-02' })).toEqual({
    from: '2026-12-05',
    to: '2026-12-05',
  })
})
