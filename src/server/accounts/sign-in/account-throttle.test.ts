import { beforeEach, expect, test } from 'vitest'
import { createAccountApp, origin, password } from '../../../../tests/support/servers/account-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()
const { calls, callsPerAddress, wrongPasswords, mails } = limits.account
const passwordPath = `${serverPaths.authToken}?grant_type=password`

beforeEach(async () => {
  await accounts.forgetRates()
  accounts.events.length = 0
})

test('when strangers have used up an account’s attempts, its owner still gets in from a known device', async () => {
  const owner = await accounts.person()
  const guess = () => accounts.browser().post(passwordPath, { email: owner.email, password: 'wrong guess' })
  const guesses = await Promise.all(Array.from({ length: 20 }, guess))
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(calls.attempts)
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(20 - calls.attempts)
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
  expect(accounts.events[0]?.event).toEqual({ type: 'account_rate_limit_exceeded', call: 'password' })

  const elsewhere = await accounts.browser().auth.signInWithPassword({ email: owner.email, password })
  expect(elsewhere.error?.code).toBe('over_request_rate_limit')
  expect((await owner.auth.signInWithPassword({ email: owner.email, password })).error).toBeNull()
})

test('the owner can get back in by mail, and a new password resets the limit', async () => {
  const { email } = await accounts.person()
  for (let times = 0; times < calls.attempts + 1; times += 1) {
    await accounts.browser().post(passwordPath, { email, password: 'wrong guess' })
  }
  const { auth } = accounts.browser()
  await auth.resetPasswordForEmail(email)
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'reset'))
  await auth.verifyOtp({ token_hash, type: 'recovery' })
  await auth.updateUser({ password: 'a crane over the river' })
  const { auth: anywhere } = accounts.browser()
  const again = await anywhere.signInWithPassword({ email, password: 'a crane over the river' })
  expect(again.error).toBeNull()
})

test('a device is known only for the accounts used on it and has its own limit', async () => {
  const first = await accounts.person()
  const second = await accounts.person()
  const cookie = first.cookies.get('device') ?? ''
  expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  const guess = (email: string) => first.post(passwordPath, { email, password: 'wrong guess' })
  for (let times = 0; times < calls.attempts; times += 1) {
    expect((await guess(first.email)).status).toBe(400)
  }
  expect((await guess(first.email)).status).toBe(429)
  // Other devices have used up nothing.
  expect(
    (await accounts.browser().auth.signInWithPassword({ email: first.email, password })).error,
  ).toBeNull()

  await accounts.forgetRates()
  for (let times = 0; times < calls.attempts; times += 1) {
    await accounts.browser().post(passwordPath, { email: second.email, password: 'wrong guess' })
  }
  expect((await guess(second.email)).status).toBe(429)
  await accounts.forgetRates()
  await first.auth.signInWithPassword({ email: second.email, password })
  // Two people share a browser: it is known for both from now on.
  expect(first.cookies.get('device')).toMatch(
    new RegExp(`^${cookie.split('.')[0]}\\.[\\w-]{43}\\.[\\w-]{43}$`),
  )
})

test('an invented device cookie, or another person’s, is ignored', async () => {
  const owner = await accounts.person()
  const other = await accounts.person()
  for (let times = 0; times < calls.attempts; times += 1) {
    await accounts.browser().post(passwordPath, { email: owner.email, password: 'wrong guess' })
  }
  const id = 'x'.repeat(22)
  for (const device of [other.cookies.get('device') ?? '', `${id}.${'y'.repeat(43)}`, id, '', '.', 'ü']) {
    const stranger = accounts.browser()
    stranger.cookies.set('device', encodeURIComponent(device))
    expect((await stranger.post(passwordPath, { email: owner.email, password })).status).toBe(429)
  }
})

test('scripts and other sites cannot read the device cookie', async () => {
  const { requests } = await accounts.person()
  const cookie = requests.flatMap(({ headers }) => headers.getSetCookie())[0] ?? ''
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/)
})

test('an account gets a limited number of wrong passwords per day', async () => {
  const { email } = await accounts.person()
  await accounts.forgetRates()
  const minuteOver = () =>
    accounts.rows(
      `update rate_counters set window_ends_at = now() where window_ends_at < now() + interval '1 hour'`,
    )
  const guess = () => accounts.browser().post(passwordPath, { email, password: 'wrong guess' })
  await guess()
  // As if all but one of the others had been tried already.
  await accounts.rows(
    `update rate_counters set attempts = $1 where window_ends_at > now() + interval '1 hour'`,
    [wrongPasswords.attempts - 1],
  )
  await minuteOver()
  // Correct passwords never count as wrong ones.
  for (let times = 0; times < 3; times += 1) {
    expect((await accounts.browser().auth.signInWithPassword({ email, password })).error).toBeNull()
  }
  expect((await guess()).status).toBe(400)
  await minuteOver()
  const refused = await guess()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_600)
})

test('one address gets ten times as many calls, over all accounts', async () => {
  const { post } = accounts.browser()
  const statuses: number[] = []
  for (let times = 0; times <= callsPerAddress.attempts; times += 1) {
    statuses.push((await post(serverPaths.authRecover, { email: `office-${times}@example.com` })).status)
  }
  expect(statuses.indexOf(429)).toBe(callsPerAddress.attempts)
  // Each kind of call is counted separately; this many from one address also need a captcha.
  expect((await post(serverPaths.authResend, { type: 'signup', email: 'office-1@example.com' })).status).toBe(
    400,
  )
})

test.each([
  [serverPaths.authSignUp, 'sign-up', { password }],
  [serverPaths.authRecover, 'recover', {}],
  [serverPaths.authResend, 'resend', { type: 'signup' }],
])('%s is limited per email, with the same answer for known and unknown ones', async (path, call, body) => {
  const email = accounts.newEmail()
  for (let times = 0; times < calls.attempts; times += 1) {
    expect((await accounts.browser().post(path, { ...body, email })).status).toBe(200)
  }
  const refused = await accounts.browser().post(path, { ...body, email: email.toUpperCase() })
  expect(refused.status).toBe(429)
  expect(accounts.events.map(({ event }) => event)).toEqual([{ type: 'account_rate_limit_exceeded', call }])
})

test('a call that fails validation is not counted', async () => {
  const { post } = accounts.browser()
  const email = accounts.newEmail()
  for (let times = 0; times < 10; times += 1) {
    expect((await post(serverPaths.authSignUp, { email, password: 'short' })).status).toBe(422)
  }
  expect((await post(serverPaths.authSignUp, { email, password })).status).toBe(200)
})

test('one mailbox gets a limited number of mails an hour, whatever follows a plus sign', async () => {
  const mailbox = accounts.newEmail()
  const most = mails.variantsPerMailbox
  const variants = Array.from({ length: most + 3 }, (_, index) => mailbox.replace('@', `+${index}@`))
  for (const email of variants) {
    expect((await accounts.browser().post(serverPaths.authSignUp, { email, password })).status).toBe(200)
  }
  await expect
    .poll(() => accounts.rows(`select from pgboss.job where name = 'account-mails' and state < 'completed'`))
    .toEqual([])
  const [name = ''] = mailbox.split('@')
  expect(accounts.sent.filter(({ to }) => to.address.startsWith(`${name}+`))).toHaveLength(most)
})

test('calls from pages of other sites are refused', async () => {
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    for (const [method, path] of [
      ['POST', serverPaths.authSignUp],
      ['POST', passwordPath],
      ['POST', serverPaths.authLogout],
      ['PUT', serverPaths.authUser],
      ['DELETE', `${serverPaths.authFactors}/x`],
    ] as const) {
      const answer = await accounts.app.request(path, {
        method,
        headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
        body: '{}',
      })
      expect(answer.status).toBe(403)
    }
  }
})
