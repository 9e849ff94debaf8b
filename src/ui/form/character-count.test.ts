import { expect, test } from 'vitest'
import { announcedRemainder } from './character-count.ts'

test('nothing is announced while most of the limit is free', () => {
  expect(announcedRemainder(0, 2000)).toBeUndefined()
  expect(announcedRemainder(1599, 2000)).toBeUndefined()
})

test('the same remainder is announced until the next threshold', () => {
  expect(announcedRemainder(1600, 2000)).toBe(400)
  expect(announcedRemainder(1799, 2000)).toBe(400)
  expect(announcedRemainder(1800, 2000)).toBe(200)
  expect(announcedRemainder(1900, 2000)).toBe(100)
})

test('a full field announces that nothing remains, even when a script fills it past the limit', () => {
  expect(announcedRemainder(2000, 2000)).toBe(0)
  expect(announcedRemainder(2600, 2000)).toBe(0)
})
