import { expect, test } from 'vitest'
import { warnBeforeMs } from './escalation.ts'

test('the warning comes when a quarter of the promise is left, and half an hour ahead at least', () => {
  const minutes = (promise: Parameters<typeof warnBeforeMs>[0]) => warnBeforeMs(promise) / 60_000
  expect(minutes({ hours: 1 })).toBe(30)
  expect(minutes({ hours: 2 })).toBe(30)
  expect(minutes({ hours: 8 })).toBe(120)
  expect(minutes({ businessDays: 1 })).toBe(6 * 60)
  expect(minutes({ businessDays: 5 })).toBe(30 * 60)
})
