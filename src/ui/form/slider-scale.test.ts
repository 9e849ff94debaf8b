import { expect, test } from 'vitest'
import { scaleMarks } from './slider-scale.ts'

test('a short scale has a numbered mark at every step', () => {
  const marks = scaleMarks(75, 200, 25)
  expect(marks.map((mark) => mark.value)).toEqual([75, 100, 125, 150, 175, 200])
  expect(marks.every((mark) => mark.major)).toBe(true)
})

test('a long scale has few marks, evenly spaced, with a numbered mark at both ends', () => {
  const marks = scaleMarks(0, 1000, 1)
  expect(marks.length).toBeLessThanOrEqual(41)
  expect(marks.at(0)).toEqual({ value: 0, major: true })
  expect(marks.at(-1)).toEqual({ value: 1000, major: true })
  expect(marks.filter((mark) => mark.major).length).toBeLessThanOrEqual(6)
})

test('a scale with a large prime number of steps is marked only at its two ends', () => {
  expect(scaleMarks(0, 97, 1).map((mark) => mark.value)).toEqual([0, 97])
})

test('fractional marks have no rounding errors', () => {
  expect(scaleMarks(0, 0.6, 0.2).map((mark) => mark.value)).toEqual([0, 0.2, 0.4, 0.6])
})

test('a scale without length or step has no marks', () => {
  expect(scaleMarks(5, 5, 1)).toEqual([])
  expect(scaleMarks(0, 10, 0)).toEqual([])
})
