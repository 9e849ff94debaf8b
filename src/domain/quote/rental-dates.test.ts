import { expect, test } from 'vitest'
import { addDays } from '../calendar-day.ts'
import * as limits from '../limits.ts'
import { dateProblem, withSoundDates } from './rental-dates.ts'

const day = '2026-11-15'
const today = () => day

test('dates are usable from today on, in order, and up to the longest rental', () => {
  const last = addDays(day, limits.rental.longestDays - 1)
  for (const [from, to, problem] of [
    ['', '', null],
    [day, '', null],
    ['', day, null],
    [day, day, null],
    [day, last, null],
    [day, addDays(last, 1), 'long'],
    ['2026-11-14', '2026-11-20', 'past'],
    ['0002-12-01', '', 'past'],
    ['2026-11-20', '2026-11-19', 'order'],
  ] as const) {
    expect(dateProblem({ from, to }, today), `${from} ${to}`).toBe(problem)
  }
})

test('dates that cannot be used are left out, and the lines stay', () => {
  const selection = { lines: [{ kind: 'kit', id: 'sony', quantity: 1 }] as const, from: '2026-11-01', to: '' }
  const lines = [...selection.lines]
  expect(withSoundDates({ ...selection, lines }, today)).toEqual({ lines, from: '', to: '' })
  expect(withSoundDates({ lines, from: day, to: '' }, today)).toEqual({ lines, from: day, to: '' })
})

test('without dates, the current day is not looked up', () => {
  const nobody = () => {
    throw new Error('The day was looked up')
  }
  expect(dateProblem({ from: '', to: '' }, nobody)).toBeNull()
  expect(withSoundDates({ lines: [], from: '', to: '' }, nobody)).toEqual({ lines: [], from: '', to: '' })
})
