import { expect, test } from 'vitest'
import { formatTimecode, slateNumber } from './format-timecode.ts'

test('slate numbers have two digits, or more where needed', () => {
  expect(slateNumber(7)).toBe('07')
  expect(slateNumber(128)).toBe('128')
  expect(slateNumber(3, 3)).toBe('003')
})

test('seconds become hours, minutes, seconds and frames', () => {
  expect(formatTimecode(0)).toBe('00:00:00:00')
  expect(formatTimecode(3723.5)).toBe('01:02:03:12')
  expect(formatTimecode(1, 30)).toBe('00:00:01:00')
})

test('a fraction that rounds up to a whole second carries over', () => {
  expect(formatTimecode(59.999)).toBe('00:01:00:00')
})
