import { argon2Sync } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../tests/support/servers/account-app.ts'
import * as limits from '../../domain/limits.ts'
import { serverPaths } from '../../routes.ts'

const accounts = await createAccountApp()
beforeEach(() => accounts.forgetRates())

test('invalid_credentials for a wrong password, an unknown address and malformed input', async () => {
  const { email } = await accounts.person()
  const { auth, post } = accounts.browser()
  const wrong = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }
  expect((await auth.signInWithPassword({ email, password: 'not it' })).error).toMatchObject(wrong)
  const unknown = await auth.signInWithPassword({ email: accounts.newEmail(), password })
  expect(unknown.error).toMatchObject(wrong)
  for (const body of [
    { email },
    { password },
    { email: 7, password: [] },
    { email: 'x', password: 'y'.repeat(5_000) },
  ]) {
    const answer = await post(`${serverPaths.authToken}?grant_type=password`, body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'invalid_credentials' })
  }
})

test('email_not_confirmed is only returned for the correct password', async () => {
  const { auth } = accounts.browser()
  const email = accounts.newEmail()
  await auth.signUp({ email, password })
  const wrong = await auth.signInWithPassword({ email, password: 'not it' })
  expect(wrong.error?.code).toBe('invalid_credentials')
  const right = await auth.signInWithPassword({ email, password })
  expect(right.error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  })
})

test.each([
  ['abc12', 'length'],
  ['😀😀😀😀😀', 'length'],
  ['x'.repeat(513), 'length'],
  ['password', 'pwned'],
  ['Qwerty123', 'pwned'],
  ['ｐａｓｓｗｏｒｄ', 'pwned'],
  ['weak.person@example.com', 'pwned'],
  ['Weak.Person', 'pwned'],
])('weak_password: %s (%s)', async (weak, reason) => {
  const { auth } = accounts.browser()
  const { error } = await auth.signUp({ email: 'weak.person@example.com', password: weak })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: [reason] })
  expect(error?.message).toMatch(/^Password /)
})

test.each([
  '',
  'no address',
  'a@b',
  'a@b.c\nBcc: x@y.z',
  'a b@example.com',
  `${'x'.repeat(250)}@example.com`,
  '"q"@example.com',
])('an invalid email address is refused: %j', async (email) => {
  const { post } = accounts.browser()
  for (const path of [serverPaths.authSignUp, serverPaths.authRecover, serverPaths.authResend]) {
    const answer = await post(path, { email, password, type: 'signup' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
  }
})

test('a name that is too long, or empty after sanitizing, is refused', async () => {
  const { auth } = accounts.browser()
  for (const display_name of ['x'.repeat(101), '<>', ' ']) {
    const { error } = await auth.signUp({
      email: accounts.newEmail(),
      password,
      options: { data: { display_name } },
    })
    expect(error?.code).toBe('validation_failed')
  }
})

test('invalid calls are refused: no JSON, broken JSON, too much, unknown grants, scopes and types', async () => {
  const { request, post, auth } = await accounts.person()
  const token = (await auth.getSession()).data.session?.access_token
  const send = async (path: string, body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` }
    const answer = await request(path, { method: 'POST', headers, body })
    return [answer.status, (await answer.json()).error_code]
  }
  expect(await send(serverPaths.authSignUp, 'email=x', 'application/x-www-form-urlencoded')).toEqual([
    415,
    'bad_json',
  ])
  expect(await send(serverPaths.authSignUp, '{')).toEqual([400, 'bad_json'])
  expect(await send(serverPaths.authSignUp, '[]')).toEqual([400, 'validation_failed'])
  expect(
    await send(serverPaths.authSignUp, JSON.stringify({ email: 'x'.repeat(limits.account.bodyBytes) })),
  ).toEqual([413, 'validation_failed'])
  expect(await send(serverPaths.authToken, '{}')).toEqual([400, 'unsupported_grant_type'])
  expect(await send(`${serverPaths.authToken}?grant_type=pkce`, '{}')).toEqual([
    400,
    'unsupported_grant_type',
  ])
  expect(await send(`${serverPaths.authToken}?grant_type=refresh_token`, '{}')).toEqual([
    400,
    'validation_failed',
  ])
  expect(await send(`${serverPaths.authLogout}?scope=none`, '{}')).toEqual([400, 'validation_failed'])
  expect((await post(serverPaths.authVerify, { type: 'sms', token: '123456' })).status).toBe(400)
  expect((await post(serverPaths.authVerify, { type: 'signup', token: '123456' })).status).toBe(403)
  expect((await post(serverPaths.authResend, { type: 'sms', email: 'a@example.com' })).status).toBe(400)
})

test('calls without a valid session get no_authorization, bad_jwt or session_not_found', async () => {
  const { auth, request } = await accounts.person()
  const token = (await auth.getSession()).data.session?.access_token ?? ''
  const ask = async (authorization?: string) => {
    const answer = await request(serverPaths.authUser, {
      ...(authorization !== undefined && { headers: { Authorization: authorization } }),
    })
    return [answer.status, (await answer.json()).error_code]
  }
  expect(await ask()).toEqual([401, 'no_authorization'])
  expect(await ask('Basic eDp5')).toEqual([401, 'no_authorization'])
  expect(await ask('Bearer nonsense')).toEqual([403, 'bad_jwt'])
  expect(await ask(`Bearer ${'k'.repeat(32)}`)).toEqual([403, 'bad_jwt'])
  await auth.signOut()
  expect(await ask(`Bearer ${token}`)).toEqual([403, 'session_not_found'])
})

test('a new password can get same_password, weak_password or reauthentication_needed', async () => {
  const { auth, email } = await accounts.person()
  expect((await auth.updateUser({ password })).error).toMatchObject({ status: 422, code: 'same_password' })
  expect((await auth.updateUser({ password: '123456' })).error).toMatchObject({
    status: 422,
    code: 'weak_password',
  })
  expect((await auth.updateUser({ password: email })).error?.code).toBe('weak_password')
  await accounts.rows(
    `update auth_sessions set created_at = now() - interval '25 hours' where user_id = (select id from users where email = $1)`,
    [email],
  )
  const late = await auth.updateUser({ password: 'a crane over the river' })
  expect(late.error).toMatchObject({ status: 401, code: 'reauthentication_needed' })
  // The name is not a secret.
  expect((await auth.updateUser({ data: { display_name: 'Still Me' } })).error).toBeNull()
})

test('an account with a second factor must show it to change the password', async () => {
  const { auth, email } = await accounts.person()
  await accounts.rows(
    `insert into auth_factors (id, user_id, secret, verified)
     select gen_random_uuid(), id, '\\x00', true from users where email = $1`,
    [email],
  )
  const { error } = await auth.updateUser({ password: 'a crane over the river' })
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' })
})

test('a client cannot set internal fields of an account', async () => {
  const { auth } = await accounts.person()
  const { data } = await auth.updateUser({
    data: { display_name: 'Me', role: 'staff', email_verified: false, app_metadata: { role: 'staff' } },
  })
  expect(data.user?.user_metadata).toMatchObject({ display_name: 'Me', email_verified: true, role: 'staff' })
  expect(data.user?.role).toBe('authenticated')
  expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
})

test('a hash with outdated parameters still works and is replaced at sign-in', async () => {
  const { email } = await accounts.person()
  await accounts.rows('update users set password_hash = $2 where email = $1', [email, outdatedHash()])
  const { auth } = accounts.browser()
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  const [row] = await accounts.rows<{ password_hash: string }>(
    'select password_hash from users where email = $1',
    [email],
  )
  expect(row?.password_hash).toContain('$m=19456,t=2,p=1$')
  expect((await accounts.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
})

/** The usual password, hashed with less memory and fewer passes. */
function outdatedHash(): string {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    tagLength: 32,
    memory: 8192,
    passes: 1,
    parallelism: 1,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`
}

test('settings and health answer in the format the client expects', async () => {
  const { request } = accounts.browser()
  expect(await (await request(serverPaths.authSettings)).json()).toMatchObject({
    external: { email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  expect((await request(serverPaths.authHealth)).status).toBe(200)
})
