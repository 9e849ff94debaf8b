import { expect, test } from 'vitest'
import { randomUuid } from '../../../../domain/random-hex.ts'
import { nextAttempt } from './idempotency-key.ts'

test('the same text keeps its key, and a different text gets a new one', () => {
  const first = nextAttempt(null, '{"name":"Ada"}', randomUuid)
  expect(nextAttempt(first, '{"name":"Ada"}', randomUuid)).toEqual(first)
  const changed = nextAttempt(first, '{"name":"Ada L."}', randomUuid)
  expect(changed.key).not.toBe(first.key)
  expect(nextAttempt(changed, '{"name":"Ada"}', randomUuid).key).not.toBe(first.key)
})

test('a key is a version 4 UUID', () => {
  expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 100 }, randomUuid)).size).toBe(100)
})
