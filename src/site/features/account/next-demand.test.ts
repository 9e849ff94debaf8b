import { expect, test } from 'vitest'
import { nextDemand } from './next-demand.ts'

const plain = { currentLevel: 'aal1', nextLevel: 'aal1' } as const
const unproven = { currentLevel: 'aal1', nextLevel: 'aal2' } as const
const proven = { currentLevel: 'aal2', nextLevel: 'aal2' } as const
const user = { app_metadata: { provider: 'email' } }
const passwordless = { app_metadata: { provider: 'email', needs_password: true } }

test('a visitor who has signed in with a password continues', () => {
  expect(nextDemand(plain, user, null)).toBe(null)
  expect(nextDemand(proven, user, null)).toBe(null)
  expect(nextDemand(null, user, null)).toBe(null)
})

test('a visitor with a second factor must enter its code, even before a new password', () => {
  expect(nextDemand(unproven, user, null)).toBe('code')
  expect(nextDemand(unproven, user, 'new-password')).toBe('code')
  expect(nextDemand(proven, user, 'new-password')).toBe('new-password')
})

test('a visitor who followed a reset link or has no password must choose one', () => {
  expect(nextDemand(plain, user, 'new-password')).toBe('new-password')
  expect(nextDemand(plain, passwordless, null)).toBe('new-password')
})
