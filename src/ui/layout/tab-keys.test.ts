import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-keys.ts'

test('arrows move along the strip and wrap at its ends', () => {
  expect(tabAfterKey('ArrowRight', 0, 3)).toBe(1)
  expect(tabAfterKey('ArrowRight', 2, 3)).toBe(0)
  expect(tabAfterKey('ArrowLeft', 0, 3)).toBe(2)
})

test('arrows follow the reading direction', () => {
  expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1)
  expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2)
})

test('Home and End reach the ends', () => {
  expect(tabAfterKey('Home', 2, 7)).toBe(0)
  expect(tabAfterKey('End', 2, 7)).toBe(6)
})

test('other keys are left to the browser', () => {
  for (const key of ['Tab', 'Enter', 'ArrowDown', 'a']) expect(tabAfterKey(key, 1, 3)).toBeUndefined()
  expect(tabAfterKey('ArrowRight', 0, 0)).toBeUndefined()
})
