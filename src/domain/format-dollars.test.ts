import { expect, test } from 'vitest'
import { formatDollars } from './format-dollars.ts'

test('dollars are whole, with commas between thousands', () => {
  expect(formatDollars(0)).toBe('$0')
  expect(formatDollars(821)).toBe('$821')
  expect(formatDollars(999.5)).toBe('$1,000')
  expect(formatDollars(11_050)).toBe('$11,050')
  expect(formatDollars(1_234_567)).toBe('$1,234,567')
})
