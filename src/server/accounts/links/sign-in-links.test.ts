import { beforeEach, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()
const passwordPath = `${serverPaths.authToken}?grant_type=password`

beforeEach(() => accounts.forgetRates())

test('after a hundred wrong passwords, the owner gets in with a mailed link and keeps the password', async () => {
  const { email } = await accounts.person()
  const guess = () => accounts.browser().post(passwordPath, { email, password: 'wrong guess' })
  await accounts.forgetRates()
  expect((await guess()).status).toBe(400)
  // As if all of the others but one had been tried already.
  await accounts.rows(
    `update rate_counters set attempts = $1 where window_ends_at > now() + interval '1 hour'`,
    [limits.account.wrongPasswords.attempts - 1],
  )
  expect((await guess()).status).toBe(400)
  await accounts.forgetCalls()
  const { auth } = accounts.browser()
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe('over_request_rate_limit')

  expect((await auth.signInWithOtp({ email })).error).toBeNull()
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'sign-in'))
  const { data, error } = await auth.verifyOtp({ token_hash, type: 'magiclink' })
  expect(error).toBeNull()
  expect(data.user?.app_metadata.needs_password).toBeUndefined()
  const { data: levels } = await auth.mfa.getAuthenticatorAssuranceLevel()
  expect(levels?.currentAuthenticationMethods).toMatchObject([{ method: 'otp' }])

  // The browser is the owner's now, so the old password works in it.
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('a reset’s link may just sign its owner in, without a new password', async () => {
  const { email } = await accounts.person()
  const { auth } = accounts.browser()
  await auth.resetPasswordForEmail(email)
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'reset'))
  expect((await auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull()
  expect((await accounts.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('a link to sign in works once, and not for a password reset', async () => {
  const { email } = await accounts.person()
  const { auth } = accounts.browser()
  await auth.signInWithOtp({ email })
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'sign-in'))
  expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error?.code).toBe('otp_expired')
  expect((await auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull()
  expect((await auth.verifyOtp({ token_hash, type: 'magiclink' })).error?.code).toBe('otp_expired')
})

test('a client that expects a code in the address is told that there is none', async () => {
  const { post } = accounts.browser()
  const answer = await post(serverPaths.authOtp, { email: accounts.newEmail(), code_challenge: 'x' })
  expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed'])
})

test('a link to sign in is not sent to an unknown address, and a sign-up gets its confirmation instead', async () => {
  const unknown = accounts.newEmail()
  const pending = accounts.newEmail()
  await accounts.browser().auth.signUp({ email: pending, password })
  await accounts.mailTo(pending, 'confirm')
  for (const email of [unknown, pending]) await accounts.browser().auth.signInWithOtp({ email })
  await accounts.mailTo(pending, 'confirm', 2)
  expect(accounts.sent.filter(({ to }) => to.address === unknown)).toEqual([])
})
