import { expect, test } from 'vitest'
import { needsFactor, nextDemand } from './next-demand.ts'

const plain = { currentLevel: 'aal1', nextLevel: 'aal1' } as const
const unproven = { currentLevel: 'aal1', nextLevel: 'aal2' } as const
const proven = { currentLevel: 'aal2', nextLevel: 'aal2' } as const
const named = { user_metadata: { display_name: 'Ada' } }
const user = { ...named, app_metadata: { provider: 'email' } }
const passwordless = { ...named, app_metadata: { provider: 'email', needs_password: true } }
const staff = { ...named, app_metadata: { provider: 'email', role: 'staff' } }

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

test('somebody who accepted an invitation gives a name and a password', () => {
  const invited = {
    app_metadata: { ...staff.app_metadata, needs_password: true },
    user_metadata: { display_name: '' },
  }
  expect(nextDemand(plain, invited, null)).toBe('joining')
  expect(nextDemand(plain, { ...invited, ...named }, null)).toBe('new-password')
  expect(nextDemand(plain, { ...passwordless, user_metadata: {} }, null)).toBe('new-password')
})

test('only staff without an authenticator app have to add one', () => {
  expect(needsFactor(plain, staff)).toBe(true)
  for (const [levels, person] of [
    [plain, user],
    [proven, staff],
    [unproven, staff],
    [null, staff],
  ] as const) {
    expect(needsFactor(levels, person)).toBe(false)
  }
})
