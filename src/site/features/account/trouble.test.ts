import { expect, test } from 'vitest'
import { troubleOf } from './trouble.ts'

const situation = { title: 'Sign In Failed', online: true, waitSeconds: null }
const refused = {
  kind: 'refused',
  code: 'invalid_credentials',
  message: 'Invalid login credentials',
  status: 400,
} as const

test('a refusal shows the message of the server under a title that names the action', () => {
  expect(troubleOf(refused, situation)).toEqual({
    toast: { kind: 'error', title: 'Sign In Failed', description: 'Invalid login credentials' },
    field: null,
    code: 'invalid_credentials',
    note: null,
  })
})

test.each(['weak_password', 'same_password'])('%s is shown at the password field', (code) => {
  expect(troubleOf({ ...refused, code, status: 422 }, situation).field).toBe('password')
})

test.each(['reauthentication_not_valid', 'mfa_verification_failed'])('%s is shown at the code', (code) => {
  expect(troubleOf({ ...refused, code, status: 422 }, situation).field).toBe('code')
})

test('after too many attempts the visitor learns how long to wait, if the server says so', () => {
  const many = { ...refused, code: 'over_request_rate_limit', status: 429 }
  expect(troubleOf(many, { ...situation, waitSeconds: 42 }).note).toBe('You can try again in 42 seconds.')
  expect(troubleOf(many, { ...situation, waitSeconds: 1 }).note).toBe('You can try again in a second.')
  expect(troubleOf(many, situation).note).toBe(null)
})

test('a request without an answer is an unexpected error, and the note says when it is offline', () => {
  const away = troubleOf({ kind: 'failed' }, situation)
  expect(away.toast).toEqual({
    kind: 'error',
    title: 'Authentication Error',
    description: 'An unexpected error occurred. Please try again.',
  })
  expect(away.note).toMatch(/could not reach our server/)
  expect(troubleOf({ kind: 'failed' }, { ...situation, online: false }).note).toMatch(/You are offline/)
})
