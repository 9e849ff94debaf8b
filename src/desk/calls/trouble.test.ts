import { expect, test } from 'vitest'
import { readTrouble, Trouble, troubleKind } from './trouble.ts'

test('a refusal says what the person can do about it', () => {
  const kindOf = (code: string) => readTrouble({ ok: false, error: { code, message: '' } }).kind
  expect(kindOf('signed_out')).toBe('signed-out')
  expect(kindOf('second_factor_needed')).toBe('second-factor')
  expect(kindOf('forbidden')).toBe('not-allowed')
  expect(kindOf('internal')).toBe('failed')
  const refused = readTrouble({
    ok: false,
    error: { code: 'last_owner', message: 'The site needs an owner.' },
  })
  expect(readTrouble({ error: { code: 'bad_request', message: 'name: Too small' } }).said).toBeUndefined()
  expect([refused.kind, refused.said]).toEqual(['failed', 'The site needs an owner.'])
})

test('a change that somebody else made first carries what is so now', () => {
  const body = { error: { code: 'changed_meanwhile' }, now: { status: 'won' } }
  expect(readTrouble(body).now).toEqual({ status: 'won' })
})

test('whatever else comes back is a failure', () => {
  for (const body of [null, '', '<html>', {}, { error: 'x' }]) expect(readTrouble(body).kind).toBe('failed')
  expect(troubleKind(new TypeError())).toBe('failed')
  expect(troubleKind(new Trouble('offline'))).toBe('offline')
})
