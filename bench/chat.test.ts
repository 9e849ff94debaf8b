import { expect, test } from 'vitest'
import { measureChat } from './chat.ts'

test('the help chat answers at least 100 of its 120 questions, and none of them wrong', async () => {
  const { right, wrong } = await measureChat()
  expect(wrong).toBe(0)
  expect(right).toBeGreaterThanOrEqual(100)
})
