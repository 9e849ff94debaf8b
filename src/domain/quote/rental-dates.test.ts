import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import { dateProblem, withSoundDates } from './rental-dates.ts'

const today = '2026-11-15'

test('dates are sound from today on, in order, and as long as a rental can be', () => {
  const last = addDays(today, limits.rental.longestDays - 1)
  for (const [from, to, problem] of [
    ['', '', null],
    [today, '', null],
    ['', today, null],
    [today, today, null],
    [today, last, null],
    [today, addDays(last, 1), 'long'],
    ['2026-11-14', '2026-11-20', 'past'],
    ['0002-12-01', '', 'past'],
    ['2026-11-20', '2026-11-19', 'order'],
  ] as const) {
    expect(dateProblem({ from, to }, today), `${from} ${to}`).toBe(problem)
  }
})

test('what cannot be counted with is left out, the lines stay', () => {
  const selection = { lines: [{ kind: 'kit', id: 'sony', quantity: 1 }] as const, from: '2026-11-01', to: '' }
  const lines = [...selection.lines]
  expect(withSoundDates({ ...selection, lines }, today)).toEqual({ lines, from: '', to: '' })
  expect(withSoundDates({ lines, from: today, to: '' }, today)).toEqual({ lines, from: today, to: '' })
})
