import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import { lengthsIn, oneDay } from '../equipment/rental-length.ts'
import { estimateQuote, type Price, withinOwned } from './estimate-quote.ts'
import type { SelectionLine } from './quote-selection.ts'

const camera: SelectionLine = { kind: 'item', id: 'camera', quantity: 2 }
const training: SelectionLine = { kind: 'kit', id: 'training', quantity: 1 }
const starter: SelectionLine = { kind: 'package', id: 'starter', quantity: 1 }
const studio: SelectionLine = { kind: 'package', id: 'studio', quantity: 1 }

const prices: Readonly<Record<string, Price>> = {
  'item camera': { name: 'Camera', cents: 22_500, covers: oneDay, owned: 2 },
  'kit training': { name: 'Training', cents: null, covers: oneDay, owned: 1 },
  'package starter': { name: 'Starter', cents: 585_000, covers: { count: 5, unit: 'hour' }, owned: 1 },
  'package studio': { name: 'Studio', cents: 1_755_000, covers: { count: 2, unit: 'day' }, owned: 1 },
}
const priceOf = (kind: string, id: string) => prices[`${kind} ${id}`] ?? null

const first = '2026-10-31'

function estimate(lines: SelectionLine[], from = '', to = '') {
  return estimateQuote({ lines, from, to }, priceOf)
}

function overDays(days: number, ...lines: SelectionLine[]) {
  return estimate(lines, first, addDays(first, days - 1))
}

test('daily rates count once for each day', () => {
  expect(overDays(3, camera)).toMatchObject({ days: 3, totalCents: 2 * 3 * 22_500, complete: true })
})

test('a two-day package counts once for every two days, even partly used ones', () => {
  for (const [days, lengths] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [10, 5],
    [11, 6],
  ] as const) {
    const { lines, totalCents } = overDays(days, studio)
    expect(lines[0]?.lengths, `${days} days`).toBe(lengths)
    expect(totalCents).toBe(lengths * 1_755_000)
  }
})

test('a five-hour package counts once a day', () => {
  expect(overDays(3, starter)).toMatchObject({ totalCents: 3 * 585_000 })
})

test('lengths cover all days, and no unused length is counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 14 }), (days, count) => {
      const lengths = lengthsIn(days, { count, unit: 'day' })
      expect(lengths * count).toBeGreaterThanOrEqual(days)
      expect((lengths - 1) * count).toBeLessThan(days)
    }),
  )
})

test('without dates, or with dates out of order, the estimate is for one day', () => {
  expect(estimate([camera]).totalCents).toBe(45_000)
  expect(estimate([camera], '2026-11-02').days).toBe(1)
  expect(estimate([camera], '2026-11-02', '2026-11-01').days).toBe(1)
})

test('a line without a price makes the estimate incomplete, and an unknown item is left out', () => {
  const { lines, totalCents, complete } = estimate([camera, training, { ...camera, id: 'gone' }])
  expect(lines.map(({ name }) => name)).toEqual(['Camera', 'Training'])
  expect([totalCents, complete]).toEqual([45_000, false])
})

test('quantities are capped at what we own', () => {
  const { lines, totalCents } = estimate([
    { ...camera, quantity: 50 },
    { ...starter, quantity: 7 },
  ])
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(totalCents).toBe(2 * 22_500 + 585_000)

  const asked = {
    lines: [
      { ...camera, quantity: 3 },
      { ...camera, id: 'gone' },
    ],
    from: first,
    to: '',
  }
  expect(withinOwned(asked, priceOf)).toEqual({ ...asked, lines: [camera, { ...camera, id: 'gone' }] })
  const owned = { ...asked, lines: [camera] }
  expect(withinOwned(owned, priceOf)).toBe(owned)
})
