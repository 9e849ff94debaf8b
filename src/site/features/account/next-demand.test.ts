import { expect, test } from 'vitest'
import { nextDemand } from './next-demand.ts'

const plain = { currentLevel: 'aal1', nextLevel: 'aal1' } as const
const unproven = { currentLevel: 'aal1', nextLevel: 'aal2' } as const
const proven = { currentLevel: 'aal2', nextLevel: 'aal2' } as const
const user = { app_metadata: { provider: 'email' } }
const passwordless = { app_metadata: { provider: 'email', needs_password: true } }

test('whoever has signed in with a password goes on', () => {
  expect(nextDemand(plain, user, null)).toBe(null)
  expect(nextDemand(proven, user, null)).toBe(null)
  expect(nextDemand(null, user, null)).toBe(null)
})

test('whoever has a second factor is asked for its code, before a new password too', () => {
  expect(nextDemand(unproven, user, null)).toBe('code')
  expect(nextDemand(unproven, user, 'new-password')).toBe('code')
  expect(nextDemand(proven, user, 'new-password')).toBe('new-password')
})

test('whoever came by a reset, or has no password, chooses one', () => {
  expect(nextDemand(plain, user, 'new-password')).toBe('new-password')
  expect(nextDemand(plain, passwordless, null)).toBe('new-password')
})
