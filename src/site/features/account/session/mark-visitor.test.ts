import { expect, test } from 'vitest'
import { sessionKey } from '../../../../domain/account/session-key.ts'
import { markVisitor } from './mark-visitor.ts'

function marks(stored: string | null, hash: string): string[] {
  const found: string[] = []
  const storage = { getItem: (key: string) => (key === sessionKey ? stored : null) }
  markVisitor({ add: (name) => found.push(name) }, storage, hash)
  return found
}

test('the first paint knows whether somebody may be signed in', () => {
  expect(marks('{"access_token":"a"}', '')).toEqual(['member'])
  expect(marks(null, '')).toEqual([])
})

test('the first paint knows whether a link from an email led here', () => {
  expect(marks(null, '#token_hash=a&type=signup')).toEqual(['arriving'])
  expect(marks(null, '#contact-form')).toEqual([])
})

test('with blocked storage, nobody counts as signed in', () => {
  const found: string[] = []
  markVisitor({ add: (name) => found.push(name) }, null, '')
  expect(found).toEqual([])
})
