import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, origin, password } from '../../../tests/support/servers/account-app.ts'
import { codeFor } from '../../../tests/support/servers/totp-codes.ts'
import { createWholeApp } from '../../../tests/support/servers/whole-app.ts'
import { serverPaths } from '../../routes.ts'
import { createLog } from '../log.ts'
import { deleteExpiredAccountRows } from './delete-expired-account-rows.ts'

let laterMs = 0
const now = () => new Date(Date.now() + laterMs)
const accounts = await createAccountApp({ now })
const { mailTo, tokenIn } = accounts
const passwordPath = `${serverPaths.authToken}?grant_type=password`
const refreshPath = `${serverPaths.authToken}?grant_type=refresh_token`
const strangers = 'what the stranger knows'

beforeEach(async () => {
  await accounts.forgetRates()
  accounts.events.length = 0
})

async function signUp(email: string, chosen: string, display_name = 'Robin') {
  const used = accounts.browser()
  const { error } = await used.auth.signUp({ email, password: chosen, options: { data: { display_name } } })
  if (error) throw error
  return used
}

describe('an account that its owner has not confirmed yet', () => {
  test('is not created with a stranger’s password when the owner requests a reset', async () => {
    const email = accounts.newEmail()
    const stranger = await signUp(email, strangers)
    const { auth } = accounts.browser()
    await auth.resetPasswordForEmail(email)
    const token_hash = tokenIn(await mailTo(email, 'reset'))
    const followed = await auth.verifyOtp({ token_hash, type: 'recovery' })
    expect(followed.data.user?.app_metadata).toMatchObject({ needs_password: true })
    const tried = await stranger.auth.signInWithPassword({ email, password: strangers })
    expect(tried.error?.code).toBe('email_not_confirmed')
  })

  test('is not created with a stranger’s password or name when the owner’s own sign-up has just expired', async () => {
    const email = accounts.newEmail()
    await signUp(email, password)
    await signUp(email, strangers, 'Call 555-0100 now')
    await mailTo(email, 'confirm', 2)
    const [own, other] = await accounts.rows<{ id: string }>(
      'select id from sign_ups where email = $1 order by created_at',
      [email],
    )
    await accounts.rows(`update sign_ups set created_at = now() - interval '1 hour' where id = $1`, [
      other?.id,
    ])
    await accounts.rows(`update sign_ups set expires_at = now() - interval '1 minute' where id = $1`, [
      own?.id,
    ])
    await deleteExpiredAccountRows(accounts.database.pool)
    const mails = accounts.sent.filter(({ to }) => to.address === email)
    const { auth } = accounts.browser()
    const answers = await Promise.all(
      mails.map((mail) => auth.verifyOtp({ token_hash: tokenIn(mail), type: 'signup' })),
    )
    const made = answers.flatMap(({ data }) => data.user ?? [])
    expect(made).toMatchObject([
      { app_metadata: { needs_password: true }, user_metadata: { display_name: '' } },
    ])
    const tried = await auth.signInWithPassword({ email, password: strangers })
    expect(tried.data.session).toBeNull()
  })
})

describe('links', () => {
  const poisoned = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'ftp',
    Forwarded: 'host=evil.example;proto=ftp',
    'X-Original-URL': '//evil.example',
    Referer: 'https://evil.example/quote',
  }

  test('lead to our site, whatever host the request names', async () => {
    const { email, post } = await accounts.member()
    const { status } = await post(
      `${serverPaths.authRecover}?redirect_to=https%3A%2F%2Fevil.example%2Fquote`,
      { email },
      poisoned,
    )
    expect(status).toBe(200)
    const { text, html, messageId, replyTo } = await mailTo(email, 'reset')
    expect(text).toMatch(new RegExp(`${origin}/auth#token_hash=[\\w-]{43}&type=recovery&next=%2F\\n`))
    expect(`${text}${html}${messageId}${JSON.stringify(replyTo)}`).not.toMatch(/evil|ftp:/)
  })

  test('lead only to our own pages, however the target is written', async () => {
    const tricks = [
      '//evil.example/quote',
      '///evil.example/quote',
      '/\\evil.example/quote',
      '\\\\evil.example/quote',
      '/\t/evil.example/quote',
      'https:/\\evil.example/quote',
      'https:evil.example/quote',
      `${origin}@evil.example/quote`,
      `${origin}.evil.example/quote`,
      `${origin}/%2e%2e//evil.example`,
      `${origin}/quote/..//evil.example`,
      `${origin}//evil.example/quote`,
      'http://site.test:80@evil.example/quote',
      'http://site。test.evil.example/quote',
      'javascript:alert(1)',
      `blob:${origin}/quote`,
      '/quote\r\nLocation: https://evil.example',
      '/quote%0d%0aX: y',
      '/auth/v1/logout',
      '\u0000',
    ]
    for (const trick of tricks) {
      await accounts.forgetRates()
      const query = new URLSearchParams({ redirect_to: trick })
      const email = accounts.newEmail()
      const { post, request } = accounts.browser()
      expect((await post(`${serverPaths.authRecover}?${query}`, { email })).status).toBe(200)
      const jobs = await accounts.rows(
        `select data->>'next' as next from pgboss.job where data->>'email' = $1`,
        [email],
      )
      expect(jobs, trick).toEqual([{ next: '/' }])
      const followed = await request(`${serverPaths.authVerify}?token_hash=abc&type=signup&${query}`)
      expect(followed.headers.get('Location'), trick).toBe('/auth#token_hash=abc&type=signup&next=%2F')
    }
  })

  test('are not used up by requests other than the button’s', async () => {
    const { email, auth, request, post } = await accounts.member()
    await auth.resetPasswordForEmail(email)
    const token_hash = tokenIn(await mailTo(email, 'reset'))
    const body = JSON.stringify({ token_hash, type: 'recovery' })
    const path = `${serverPaths.authVerify}?token_hash=${token_hash}&type=recovery`
    for (const method of ['GET', 'HEAD']) expect((await request(path, { method })).status).toBe(303)
    const plain = await request(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body })
    expect(plain.status).toBe(415)
    const foreign = await accounts.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'null' },
      body,
    })
    expect(foreign.status).toBe(403)
    expect((await post(serverPaths.authVerify, { token_hash, type: 'recovery' })).status).toBe(200)
  })
})

describe('an internal field', () => {
  const wanted = {
    id: '11111111-1111-4111-8111-111111111111',
    role: 'staff',
    aal: 'aal2',
    app_metadata: { role: 'staff' },
    user_metadata: { email_verified: true },
    email_confirm: true,
    confirmed_at: '2020-01-01',
    password_hash: 'x',
    verified: true,
    status: 'verified',
    expires_at: '2999-01-01',
  }

  test('cannot be set by signing up', async () => {
    const email = accounts.newEmail()
    const { post, auth } = accounts.browser()
    const data = { ...wanted, display_name: 'Robin' }
    const answer = await post(serverPaths.authSignUp, { ...wanted, email, password, data })
    const { id, app_metadata } = await answer.json()
    expect(id).not.toBe(wanted.id)
    expect(app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    const token_hash = tokenIn(await mailTo(email, 'confirm'))
    await post(serverPaths.authVerify, { ...wanted, token_hash, type: 'signup' })
    const [user] = await accounts.rows('select * from users where email = $1', [email])
    expect(user).toMatchObject({ id, role: 'visitor', display_name: 'Robin' })
    expect(user?.password_hash).toMatch(/^\$argon2id\$/)
    expect((await auth.signInWithPassword({ email, password })).data.user?.role).toBe('authenticated')
  })

  test('cannot be set by changing the account or adding a phone', async () => {
    const { id, bearer, request } = await accounts.member('producer')
    const send = (method: string, path: string, body: object) =>
      request(path, {
        method,
        headers: { ...bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const before = await accounts.rows('select id, role, email, password_hash from users where id = $1', [id])
    await send('PUT', serverPaths.authUser, { ...wanted, data: { ...wanted, display_name: 'Me' } })
    expect(
      await accounts.rows('select id, role, email, password_hash from users where id = $1', [id]),
    ).toEqual(before)
    await send('POST', serverPaths.authFactors, { ...wanted, factor_type: 'totp', user_id: wanted.id })
    expect(await accounts.rows('select user_id, verified from auth_factors')).toEqual([
      { user_id: id, verified: false },
    ])
    expect(await accounts.rows('select aal from auth_sessions where user_id = $1', [id])).toEqual([
      { aal: 'aal1' },
    ])
  })
})

test('access to a staff member’s mailbox gives neither a new password nor a new phone', async () => {
  const owner = await accounts.member('producer')
  const enrolled = await owner.auth.mfa.enroll({ factorType: 'totp' })
  const { id: factorId = '', totp } = enrolled.data ?? {}
  for (let times = 0; times < 3; times += 1) {
    const verified = await owner.auth.mfa.challengeAndVerify({
      factorId,
      code: codeFor(totp?.secret ?? '', now()),
    })
    expect(verified.error).toBeNull()
    laterMs += 30_000
  }
  // Entering several codes does not make the token grow.
  expect((await owner.auth.getClaims()).data?.claims.amr).toHaveLength(2)

  const { auth: thief } = accounts.browser()
  await thief.resetPasswordForEmail(owner.email)
  const token_hash = tokenIn(await mailTo(owner.email, 'reset'))
  expect((await thief.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect((await thief.updateUser({ password: strangers })).error?.code).toBe('insufficient_aal')
  expect((await thief.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal')
  expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
  await thief.refreshSession()
  expect((await thief.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
  const stranger = await accounts.member('producer')
  expect((await stranger.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
})

test('no personal data gets into the log', async () => {
  accounts.logged.length = 0
  const log = createLog((line) => accounts.logged.push(line), now)
  const app = createWholeApp({ routes: [accounts.service.addRoutes], log })
  const email = 'marker@example.com'
  const marked = { email, password: 'marker password', data: { display_name: 'Marker\n{"level":"error"}' } }
  const { session, bearer } = await accounts.member()
  const calls: readonly (readonly [string, string, object])[] = [
    ['POST', serverPaths.authSignUp, marked],
    ['POST', serverPaths.authSignUp, { ...marked, password: 'marker' }],
    ['POST', serverPaths.authSignUp, { ...marked, email: 'marker' }],
    ['POST', passwordPath, marked],
    ['POST', passwordPath, { ...marked, password: 'marker, too' }],
    ['POST', `${refreshPath}&marker=${email}`, { refresh_token: session.refresh_token }],
    ['POST', refreshPath, { refresh_token: 'marker' }],
    ['POST', `${serverPaths.authRecover}?redirect_to=marker`, { email }],
    ['POST', serverPaths.authResend, { email, type: 'signup' }],
    ['POST', serverPaths.authVerify, { token_hash: 'marker', type: 'signup' }],
    ['PUT', serverPaths.authUser, { password: 'marker password', data: { display_name: 'Marker' } }],
    ['DELETE', `${serverPaths.authFactors}/marker@example.com`, {}],
    ['POST', `/auth/v1/marker/${session.refresh_token}`, {}],
  ]
  for (const [method, path, body] of calls) {
    await app.request(path, {
      method,
      headers: { ...bearer, 'Content-Type': 'application/json', 'User-Agent': 'marker' },
      body: JSON.stringify(body),
    })
  }
  await mailTo(email, 'confirm')
  const written = `${accounts.logged.join('')}${JSON.stringify(accounts.events)}`
  expect(accounts.logged.length).toBeGreaterThanOrEqual(calls.length)
  expect(written).not.toMatch(/marker/i)
  for (const secret of [session.access_token, session.refresh_token]) expect(written).not.toContain(secret)
})
