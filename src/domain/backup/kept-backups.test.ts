import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptBackups } from './kept-backups.ts'

const nightly = (last: string, nights: number) =>
  Array.from({ length: nights }, (_, n) => new Date(Date.parse(`${last}T02:00:00Z`) - n * 86_400_000))

const days = (times: readonly Date[]) => times.map((time) => time.toISOString().slice(0, 10))

test('of a year of nightly backups, seven days, four weeks and six months are kept', () => {
  expect(days(keptBackups(nightly('2026-11-18', 365)))).toEqual([
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-14',
    '2026-11-13',
    '2026-11-12',
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ])
})

test('of several backups in a day the newest is kept', () => {
  const times = ['08:00', '20:00', '14:00'].map((time) => new Date(`2026-11-18T${time}:00Z`))
  expect(keptBackups(times)).toEqual([new Date('2026-11-18T20:00:00Z')])
})

test('a machine that was off for a year keeps what it has, because gaps do not count', () => {
  const times = [...nightly('2025-11-18', 3), new Date('2026-11-18T02:00:00Z')]
  expect(keptBackups(times)).toHaveLength(4)
})

test('the newest backup is always kept, and pruning again removes nothing', () => {
  const time = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 60 }), (times) => {
      const kept = keptBackups(times)
      expect(kept[0]?.getTime()).toBe(Math.max(...times.map((each) => each.getTime())))
      expect(keptBackups(kept)).toEqual(kept)
      expect(kept.length).toBeLessThanOrEqual(17)
    }),
  )
})
