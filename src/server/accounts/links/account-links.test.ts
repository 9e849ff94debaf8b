import { expect, test } from 'vitest'
import { createAccountApp, origin, password } from '../../../../tests/support/servers/account-app.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()

async function pendingToken(email = accounts.newEmail()) {
  const used = accounts.browser()
  await used.auth.signUp({ email, password })
  return { ...used, email, token_hash: accounts.tokenIn(await accounts.mailTo(email, 'confirm')) }
}

test('a confirmation link works once, even when a hundred requests use it at the same time', async () => {
  const { email, token_hash } = await pendingToken()
  const browsers = Array.from({ length: 100 }, () => accounts.browser())
  const answers = await Promise.all(
    browsers.map(({ post }) => post(serverPaths.authVerify, { token_hash, type: 'signup' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(99)
  expect(await accounts.rows('select from users where email = $1', [email])).toHaveLength(1)
  expect(
    await accounts.rows('select from auth_sessions s join users u on u.id = s.user_id where u.email = $1', [
      email,
    ]),
  ).toHaveLength(1)
})

test('a reset link works once, even when a hundred requests use it at the same time', async () => {
  const { email, auth } = await accounts.person()
  await auth.resetPasswordForEmail(email)
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'reset'))
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      accounts.browser().post(serverPaths.authVerify, { token_hash, type: 'recovery' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a mail scanner that follows a link does not use it up: the link leads to the page that asks', async () => {
  const { auth, request, token_hash } = await pendingToken()
  const query = new URLSearchParams({ token_hash, type: 'signup', redirect_to: `${origin}/quote` })
  for (let times = 0; times < 3; times += 1) {
    const followed = await request(`${serverPaths.authVerify}?${query}`)
    expect(followed.status).toBe(303)
    expect(followed.headers.get('Location')).toBe(`/auth#token_hash=${token_hash}&type=signup&next=%2Fquote`)
  }
  expect((await auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
})

test.each([
  'token_hash=abc&type=made-up',
  'token_hash=%22%3E%3Cscript%3E&type=signup',
  'type=signup',
  'token_hash=abc&type=signup&redirect_to=https://evil.example/quote',
])('an invalid link leads to our own page: %s', async (query) => {
  const { request } = accounts.browser()
  const { headers } = await request(`${serverPaths.authVerify}?${query}`)
  expect(headers.get('Location')).toMatch(/^\/auth(#token_hash=abc&type=signup&next=%2F)?$/)
})

test('a link is valid only for its purpose and until it expires', async () => {
  const person = await accounts.person()
  await person.auth.resetPasswordForEmail(person.email)
  const reset = accounts.tokenIn(await accounts.mailTo(person.email, 'reset'))
  expect((await person.auth.verifyOtp({ token_hash: reset, type: 'signup' })).error?.code).toBe('otp_expired')

  const { auth, token_hash, email } = await pendingToken()
  await accounts.rows(`update auth_links set expires_at = now() - interval '1 second' where email = $1`, [
    email,
  ])
  expect((await auth.verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe('otp_expired')
  const made = { token_hash: 'x'.repeat(43), type: 'signup' } as const
  expect((await auth.verifyOtp(made)).error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('when a stranger also signed up with the address, no password is accepted and the owner chooses one', async () => {
  const email = accounts.newEmail()
  const stranger = accounts.browser()
  await stranger.auth.signUp({ email, password: 'what the stranger knows' })
  await accounts.mailTo(email, 'confirm')
  const { auth } = accounts.browser()
  await auth.signUp({ email, password })
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'confirm', 2))

  const confirmed = await auth.verifyOtp({ token_hash, type: 'signup' })
  expect(confirmed.error).toBeNull()
  expect(confirmed.data.user?.app_metadata).toMatchObject({ needs_password: true })
  expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'recovery' }])
  for (const tried of ['what the stranger knows', password]) {
    const outcome = await stranger.auth.signInWithPassword({ email, password: tried })
    expect(outcome.data.session).toBeNull()
  }

  const chosen = await auth.updateUser({ password: 'what only the owner knows' })
  expect(chosen.error).toBeNull()
  expect(chosen.data.user?.app_metadata).not.toHaveProperty('needs_password')
  const again = await auth.signInWithPassword({ email, password: 'what only the owner knows' })
  expect(again.error).toBeNull()
})

test('the stranger’s own link does not create an account with the stranger’s password either', async () => {
  const email = accounts.newEmail()
  const { auth: stranger } = accounts.browser()
  await stranger.signUp({ email, password: 'what the stranger knows' })
  const strangersLink = accounts.tokenIn(await accounts.mailTo(email, 'confirm'))
  const { auth } = accounts.browser()
  await auth.signUp({ email, password })
  const ownLink = accounts.tokenIn(await accounts.mailTo(email, 'confirm', 2))
  // The owner of the mailbox may open either link.
  const confirmed = await auth.verifyOtp({ token_hash: strangersLink, type: 'signup' })
  expect(confirmed.data.user?.app_metadata).toMatchObject({ needs_password: true })
  const outcome = await stranger.signInWithPassword({ email, password: 'what the stranger knows' })
  expect(outcome.data.session).toBeNull()
  expect((await auth.verifyOtp({ token_hash: ownLink, type: 'signup' })).error?.code).toBe('otp_expired')
})

test('the answers do not tell a stranger who also signed up when the owner confirms', async () => {
  const { auth, email, token_hash } = await pendingToken()
  const { auth: stranger } = accounts.browser()
  const tried = { email, password: 'what the stranger knows' }
  await stranger.signUp(tried)
  const before = (await stranger.signInWithPassword(tried)).error
  expect(before?.code).toBe('email_not_confirmed')
  expect((await auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull()
  expect((await stranger.signInWithPassword(tried)).error).toEqual(before)
})

test('all links to one address used at the same time create one account', async () => {
  const email = accounts.newEmail()
  const tokens: string[] = []
  for (let times = 1; times <= 3; times += 1) {
    await accounts.browser().auth.signUp({ email, password })
    tokens.push(accounts.tokenIn(await accounts.mailTo(email, 'confirm', times)))
  }
  const answers = await Promise.all(
    [...tokens, ...tokens, ...tokens].map((token_hash) =>
      accounts.browser().post(serverPaths.authVerify, { token_hash, type: 'signup' }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(8).fill(403)])
})
