import { expect, test } from 'vitest'
import { createTrust } from './client-address.ts'
import { createRequestId } from './request-id.ts'

const requestId = createRequestId(createTrust(['10.0.0.0/8']))
const given = '4f2a9c0d7b1e4f2a9c0d7b1e4f2a9c0d'
const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('a trusted proxy names the request', () => {
  expect(requestId('10.1.2.3', given)).toBe(given)
  expect(requestId('::ffff:10.1.2.3', given)).toBe(given)
  expect(requestId('10.1.2.3', undefined)).toMatch(made)
})

test.for(['203.0.113.9', '', 'unknown'])('a name from the stranger %j is not believed', (peer) => {
  expect(requestId(peer, given)).toMatch(made)
})

test.for(['', 'short', 'x'.repeat(65), `${given}\n`, `${given} {"event":"x"}`, 'ä'.repeat(20)])(
  'the name %j is not used',
  (name) => {
    const id = requestId('10.1.2.3', name)
    expect(id).not.toBe(name)
    expect(id).toMatch(made)
  },
)
