import { describe, expect, test } from 'vitest'
import { password } from '../../../../tests/support/servers/account-app.ts'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import { createStaffApp } from '../../../../tests/support/servers/staff-app.ts'
import { codeFor } from '../../../../tests/support/servers/totp-codes.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const { accounts, now, wait, enroll, provenStaff, signIn } = await createStaffApp()
const { userId, authenticate } = accounts.service
const inquiries = await createInquiryApp({ database: accounts.database, userId, authenticate })
type Browser = ReturnType<typeof accounts.browser>

/** Enters a code; the challenge is given, because requests for one are limited too. */
async function guess(browser: Browser, { id }: { readonly id: string }, code = '000000') {
  await accounts.rows(`delete from auth_challenges`)
  await accounts.rows(
    `insert into auth_challenges (id, factor_id, expires_at) values ($1, $1, now() + interval '1 day')`,
    [id],
  )
  return browser.auth.mfa.verify({ factorId: id, challengeId: id, code })
}

const openMailJobs = `select from pgboss.job where name = 'account-mails' and state < 'completed'`

/** As if the windows that end within this time were over. */
const endWindows = (within: string) =>
  accounts.rows(
    `update rate_counters set window_ends_at = now() where window_ends_at < now() + $1::interval`,
    [within],
  )

describe('a thief who has only the password', () => {
  test('ends only the own session by signing out everywhere', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    for (const scope of ['others', 'global'] as const) await thief.auth.signOut({ scope })
    expect((await person.auth.getUser()).error).toBeNull()
    const sessions = 'select s.aal from auth_sessions s join users u on u.id = s.user_id where u.email = $1'
    expect(await accounts.rows(sessions, [person.email])).toEqual([{ aal: 'aal2' }])
  })

  test('opens any number of sessions without ending the owner’s', async () => {
    const { person } = await provenStaff()
    for (let n = 0; n <= limits.account.sessions; n += 1) {
      await accounts.forgetRates()
      await signIn(person.email)
    }
    expect((await person.auth.getUser()).error).toBeNull()
    const sessions = 'select from auth_sessions s join users u on u.id = s.user_id where u.email = $1'
    expect(await accounts.rows(sessions, [person.email])).toHaveLength(limits.account.sessions)
  })

  test('leaves a mail for the link that lets the owner in', async () => {
    const { person } = await provenStaff()
    const { email } = person
    const thief = await signIn(email)
    const { data } = await thief.auth.getSession()
    const bearer = { Authorization: `Bearer ${data.session?.access_token}` }
    for (let n = 0; n <= limits.account.mails.perMailbox; n += 1) {
      await thief.post(serverPaths.accountResetFactor, {}, bearer)
      await accounts.browser().auth.signUp({ email, password })
      await accounts.forgetCalls()
    }
    await expect.poll(() => accounts.rows(openMailJobs)).toEqual([])
    await accounts.browser().auth.signInWithOtp({ email })
    const token_hash = accounts.tokenIn(await accounts.mailTo(email, 'sign-in'))
    expect((await accounts.browser().auth.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull()
  })

  test('changes neither the name nor the password', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    for (const change of [{ data: { display_name: 'Thief' } }, { password: 'a crane over the river' }]) {
      expect((await thief.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' })
    }
  })

  test('stops no enrollment of another app that the owner has begun', async () => {
    const { person } = await provenStaff()
    const { id } = await enroll(person, 'New phone')
    const thief = await signIn(person.email)
    expect((await thief.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
      code: 'insufficient_aal',
    })
    expect((await person.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
  })

  test('sends nothing in the owner’s name', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    const senderOf = async ({ auth }: Pick<Browser, 'auth'>) => {
      const token = (await auth.getSession()).data.session?.access_token
      const headers = { Authorization: `Bearer ${token}` }
      const { reference } = await (await inquiries.submit('quote', { headers })).json()
      const [lead] = await accounts.rows<{ user_id: string | null }>(
        'select user_id from leads where reference = $1',
        [reference],
      )
      return lead?.user_id
    }
    expect(await senderOf(thief)).toBeNull()
    expect(await senderOf(person)).toBe((await person.auth.getUser()).data.user?.id)
  })

  test('is slowed down per session and address, and locks the owner out of neither an old nor a new browser', async () => {
    const { person, factor } = await provenStaff()
    const thief = await signIn(person.email)
    const { perMinute, perHour, strangersPerDay } = limits.factors
    for (let n = 0; n < perMinute.attempts; n += 1) {
      expect((await guess(thief, factor)).error?.code).toBe('mfa_verification_failed')
    }
    expect((await guess(thief, factor)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(accounts.events.at(-1)?.event).toEqual({ type: 'account_rate_limit_exceeded', call: 'factor' })

    for (let tried: number = perMinute.attempts; tried < perHour.attempts; tried += perMinute.attempts) {
      await endWindows('1 minute')
      for (let n = 0; n < perMinute.attempts; n += 1) await guess(thief, factor)
    }
    await endWindows('1 minute')
    expect((await guess(thief, factor)).error).toMatchObject({ status: 429 })
    await endWindows('1 hour')
    expect((await guess(thief, factor)).error?.code).toBe('mfa_verification_failed')

    for (let tried: number = perHour.attempts + 1; tried < strangersPerDay.attempts - 1; tried += 1) {
      if (tried % perMinute.attempts === 0) await endWindows('1 hour')
      expect((await guess(thief, factor)).error?.code).toBe('mfa_verification_failed')
    }
    // 99 wrong codes: the right one still counts.
    const owner = await signIn(person.email)
    expect((await guess(owner, factor, codeFor(factor.secret, now()))).error).toBeNull()
  })

  test('cannot use up the codes of somebody who can read the account’s mail or who used the browser before', async () => {
    const { person, factor } = await provenStaff()
    const thief = await signIn(person.email)
    for (let tried = 0; tried < limits.factors.strangersPerDay.attempts; tried += 1) {
      if (tried % limits.factors.perMinute.attempts === 0) await endWindows('1 hour')
      await guess(thief, factor)
    }
    await endWindows('1 hour')
    expect((await guess(await signIn(person.email), factor)).error).toMatchObject({ status: 429 })

    const { auth, ...rest } = accounts.browser()
    await auth.signInWithOtp({ email: person.email })
    const token_hash = accounts.tokenIn(await accounts.mailTo(person.email, 'sign-in'))
    expect((await auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull()
    expect((await guess({ auth, ...rest }, factor, codeFor(factor.secret, now()))).error).toBeNull()

    wait()
    await person.auth.signInWithPassword({ email: person.email, password })
    expect((await guess(person, factor, codeFor(factor.secret, now()))).error).toBeNull()
  })

  test('gets no cookie that makes its browser count as the owner’s', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    expect(thief.cookies.has('device')).toBe(false)
    expect(person.cookies.has('device')).toBe(true)
  })
})

test('right codes count for nothing, however often the owner signs in', async () => {
  const { person, factor } = await provenStaff()
  for (let times = 0; times <= limits.factors.perHour.attempts; times += 1) {
    // As if half a minute had passed: each code works once.
    await accounts.rows('update auth_factors set last_used_step = 0 where id = $1', [factor.id])
    const code = codeFor(factor.secret, now())
    const { error } = await person.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(error).toBeNull()
  }
})
