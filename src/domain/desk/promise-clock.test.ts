import { expect, test } from 'vitest'
import { countOverdue, keptPercent, promiseClock, spanText } from './promise-clock.ts'

const now = Date.parse('2026-11-18T18:00:00Z')
const waiting = { replyBy: '2026-11-18T20:00:00Z', firstAnswerAt: null, status: 'new', held: false }

test('the clock runs until the promised time and counts on after it', () => {
  expect(promiseClock(waiting, now)).toEqual({ kind: 'running', leftMs: 7_200_000 })
  expect(promiseClock({ ...waiting, replyBy: '2026-11-18T17:00:00Z' }, now)).toEqual({
    kind: 'overdue',
    lateMs: 3_600_000,
  })
})

test('the first answer stops the clock, in time or late', () => {
  const answered = { ...waiting, status: 'contacted' }
  expect(promiseClock({ ...answered, firstAnswerAt: '2026-11-18T19:30:00Z' }, now)).toEqual({
    kind: 'kept',
    spareMs: 1_800_000,
  })
  expect(promiseClock({ ...answered, firstAnswerAt: '2026-11-18T21:00:00Z' }, now)).toEqual({
    kind: 'broken',
    lateMs: 3_600_000,
  })
})

test('nobody waits for an answer that was not promised, or to a held or closed inquiry', () => {
  for (const change of [{ replyBy: null }, { held: true }, { status: 'lost' }, { status: 'spam' }]) {
    expect(promiseClock({ ...waiting, ...change }, now)).toEqual({ kind: 'none' })
  }
})

test('a span has its two largest units', () => {
  expect([0, 59_000, 720_000, 7_500_000, 273_600_000].map(spanText)).toEqual([
    '0m',
    '0m',
    '12m',
    '2h 05m',
    '3d 04h',
  ])
})

test('overdue is what has passed, and a rate is never rounded up', () => {
  expect(countOverdue(['2026-11-18T17:59:59Z', '2026-11-18T18:00:00Z', '2026-11-18T20:00:00Z'], now)).toBe(1)
  expect(keptPercent({ kept: 0, promised: 0 })).toBe(null)
  expect(keptPercent({ kept: 999, promised: 1_000 })).toBe(99)
  expect(keptPercent({ kept: 3, promised: 3 })).toBe(100)
})
