import { expect, test } from 'vitest'
import { createAccountApp, origin, password } from '../../../tests/support/servers/account-app.ts'

const accounts = await createAccountApp()
const newPassword = 'a crane over the river'

test('a visitor signs up, confirms by mail, refreshes the session, updates the account and signs out', async () => {
  const { auth } = accounts.browser()
  const email = accounts.newEmail()
  const signedUp = await auth.signUp({
    email: email.toUpperCase(),
    password,
    options: { emailRedirectTo: `${origin}/quote`, data: { display_name: ' Robin <b>Reyes</b> ' } },
  })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({ email, user_metadata: { display_name: 'Robin bReyes/b' } })

  const mail = await accounts.mailTo(email, 'confirm')
  expect(mail.text).toMatch(new RegExp(`${origin}/auth#token_hash=[\\w-]{43}&type=signup&next=%2Fquote\\n`))
  const confirmed = await auth.verifyOtp({ token_hash: accounts.tokenIn(mail), type: 'signup' })
  expect(confirmed.error).toBeNull()
  expect(confirmed.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(confirmed.data.user).toMatchObject({ id: signedUp.data.user?.id, email })

  const refreshed = await auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.refresh_token).not.toBe(confirmed.data.session?.refresh_token)
  const claims = await auth.getClaims()
  expect(claims.error).toBeNull()
  expect(claims.data?.claims).toMatchObject({ email, aal: 'aal1', role: 'authenticated' })

  const updated = await auth.updateUser({ data: { display_name: 'Robin R.' } })
  expect(updated.error).toBeNull()
  const { data } = await auth.getUser()
  expect(data.user?.user_metadata).toMatchObject({ display_name: 'Robin R.', email_verified: true })

  expect((await auth.signOut()).error).toBeNull()
  expect((await auth.getSession()).data.session).toBeNull()
  const again = await auth.signInWithPassword({ email, password })
  expect(again.error).toBeNull()
  expect(again.data.user?.last_sign_in_at).toBeDefined()
})

test('signing out ends this session, the other sessions, or all of them', async () => {
  const here = await accounts.person()
  const there = accounts.browser()
  await there.auth.signInWithPassword({ email: here.email, password })
  const sessions = async () => {
    const sql = 'select from auth_sessions s join users u on u.id = s.user_id where u.email = $1'
    return (await accounts.rows(sql, [here.email])).length
  }
  expect(await sessions()).toBe(2)

  await here.auth.signOut({ scope: 'others' })
  expect(await sessions()).toBe(1)
  expect((await here.auth.getUser()).error).toBeNull()
  const ended = await there.auth.getUser()
  expect(ended.error?.message).toBe('Auth session missing!')
  expect((await there.auth.getSession()).data.session).toBeNull()

  await there.auth.signInWithPassword({ email: here.email, password })
  await here.auth.signOut({ scope: 'local' })
  expect(await sessions()).toBe(1)
  expect((await there.auth.getUser()).error).toBeNull()

  await here.auth.signInWithPassword({ email: here.email, password })
  await there.auth.signOut({ scope: 'global' })
  expect(await sessions()).toBe(0)
  expect((await here.auth.getUser()).error?.message).toBe('Auth session missing!')
})

test('the reset mail lets the owner choose a new password, which ends every other session', async () => {
  const { email, auth: old } = await accounts.person()
  const { auth } = accounts.browser()
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  expect((await auth.resetPasswordForEmail(email, { redirectTo: `${origin}/inquiry` })).error).toBeNull()

  const mail = await accounts.mailTo(email, 'reset')
  expect(mail.text).toContain('type=recovery&next=%2Finquiry')
  const token_hash = accounts.tokenIn(mail)
  expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await auth.updateUser({ password: newPassword })).error).toBeNull()

  expect((await old.getUser()).error?.message).toBe('Auth session missing!')
  expect((await auth.getUser()).error).toBeNull()
  expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error?.code).toBe('otp_expired')
  const { auth: third } = accounts.browser()
  expect((await third.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
  expect((await third.signInWithPassword({ email, password: newPassword })).error).toBeNull()
})

test('a new password invalidates reset links sent earlier', async () => {
  const { email, auth } = await accounts.person()
  await auth.resetPasswordForEmail(email)
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'reset'))
  expect((await auth.updateUser({ password: newPassword })).error).toBeNull()
  expect((await auth.verifyOtp({ token_hash, type: 'recovery' })).error?.code).toBe('otp_expired')
})

test('a confirmation can be sent again with a different link that also works', async () => {
  const { auth } = accounts.browser()
  const email = accounts.newEmail()
  await auth.signUp({ email, password })
  const first = accounts.tokenIn(await accounts.mailTo(email, 'confirm'))
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
  const second = accounts.tokenIn(await accounts.mailTo(email, 'confirm', 2))
  expect(second).not.toBe(first)
  expect((await auth.verifyOtp({ token_hash: second, type: 'email' })).error).toBeNull()
  // The account exists now, so the other links of its sign-up are gone.
  expect((await auth.verifyOtp({ token_hash: first, type: 'signup' })).error?.code).toBe('otp_expired')
  const { auth: other } = accounts.browser()
  expect((await other.signInWithPassword({ email, password })).error).toBeNull()
})

test('a reset requested before confirmation sends a link that also confirms the address', async () => {
  const { auth } = accounts.browser()
  const email = accounts.newEmail()
  await auth.signUp({ email, password })
  await accounts.mailTo(email, 'confirm')
  await auth.resetPasswordForEmail(email)
  const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'reset'))
  const followed = await auth.verifyOtp({ token_hash, type: 'recovery' })
  expect(followed.data.user?.app_metadata).toMatchObject({ needs_password: true })
  expect((await auth.updateUser({ password: newPassword })).error).toBeNull()
  expect((await auth.signInWithPassword({ email, password: newPassword })).error).toBeNull()
})

test('a sign-up for an existing account changes nothing and only notifies its owner', async () => {
  const { email, auth: owner } = await accounts.person()
  const { auth } = accounts.browser()
  const signedUp = await auth.signUp({ email, password: newPassword })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.user?.identities).toHaveLength(1)
  const mail = await accounts.mailTo(email, 'known')
  expect(mail.text).toContain(`${origin}/auth\n`)
  expect(mail.text).not.toContain('token_hash')
  // The same answer as if there were no account.
  expect((await auth.signInWithPassword({ email, password: newPassword })).error?.code).toBe(
    'email_not_confirmed',
  )
  expect((await owner.getUser()).error).toBeNull()
})

test('an unknown address gets no mail', async () => {
  const { auth } = accounts.browser()
  const stranger = accounts.newEmail()
  expect((await auth.resetPasswordForEmail(stranger)).error).toBeNull()
  expect((await auth.resend({ type: 'signup', email: stranger })).error).toBeNull()
  await expect
    .poll(() => accounts.rows(`select from pgboss.job where name = 'account-mails' and state < 'completed'`))
    .toEqual([])
  expect(accounts.sent.filter(({ to }) => to.address === stranger)).toEqual([])
})

test('mails contain no typed text and no name', async () => {
  const { auth } = accounts.browser()
  const email = accounts.newEmail()
  await auth.signUp({ email, password, options: { data: { display_name: 'Visit evil.example now' } } })
  const mail = await accounts.mailTo(email, 'confirm')
  expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('evil.example')
  expect(mail.to.name).toBe('')
})

test('secrets are stored only as hashes', async () => {
  const { email, auth } = await accounts.person()
  const { data } = await auth.getSession()
  await auth.resetPasswordForEmail(email)
  const token = accounts.tokenIn(await accounts.mailTo(email, 'reset'))
  const tables = ['users', 'sign_ups', 'auth_links', 'auth_sessions', 'refresh_tokens', 'signing_keys']
  for (const table of [...tables, 'pgboss.job']) {
    const text = JSON.stringify(await accounts.rows(`select t::text as row from ${table} t`))
    for (const secret of [password, token, data.session?.refresh_token, data.session?.access_token]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(Buffer.from(secret ?? '', 'base64url').toString('hex'))
    }
  }
  expect(JSON.stringify(await accounts.rows('select password_hash from users'))).toContain(
    '$argon2id$v=19$m=19456,t=2,p=1$',
  )
  expect(accounts.logged.join('')).not.toContain(email)
})
