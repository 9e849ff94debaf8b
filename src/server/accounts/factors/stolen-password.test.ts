import { describe, expect, test } from 'vitest'
import { password } from '../../../../tests/support/servers/account-app.ts'
import { createStaffApp } from '../../../../tests/support/servers/staff-app.ts'
import { codeFor } from '../../../../tests/support/servers/totp-codes.ts'
import * as limits from '../../../domain/limits.ts'

const { accounts, now, provenStaff, signIn } = await createStaffApp()
type Browser = ReturnType<typeof accounts.browser>

describe('a thief who has only the password', () => {
  test('ends only the own session by signing out everywhere', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    for (const scope of ['others', 'global'] as const) await thief.auth.signOut({ scope })
    expect((await person.auth.getUser()).error).toBeNull()
    const sessions = 'select s.aal from auth_sessions s join users u on u.id = s.user_id where u.email = $1'
    expect(await accounts.rows(sessions, [person.email])).toEqual([{ aal: 'aal2' }])
  })

  test('changes neither the name nor the password', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    for (const change of [{ data: { display_name: 'Thief' } }, { password: 'a crane over the river' }]) {
      expect((await thief.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' })
    }
  })

  test('guesses five codes a minute and a hundred a day, and never locks the owner out of a browser used before', async () => {
    const { person, factor } = await provenStaff()
    const guess = async (browser: Browser, code = '000000') => {
      await accounts.rows(`delete from auth_challenges`)
      await accounts.rows(
        `insert into auth_challenges (id, factor_id, expires_at) values ($1, $1, now() + interval '1 day')`,
        [factor.id],
      )
      return browser.auth.mfa.verify({ factorId: factor.id, challengeId: factor.id, code })
    }
    const endMinute = () =>
      accounts.rows(
        `update rate_counters set window_ends_at = now() where window_ends_at < now() + interval '1 hour'`,
      )
    const thief = await signIn(person.email)
    const accomplice = await signIn(person.email)
    await accounts.forgetRates()
    for (let n = 0; n < 5; n += 1) expect((await guess(thief)).error?.code).toBe('mfa_verification_failed')
    expect((await guess(thief)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect((await guess(accomplice)).error).toMatchObject({ status: 429 })
    expect(accounts.events.at(-1)?.event).toEqual({ type: 'account_rate_limit_exceeded', call: 'factor' })
    for (let minute = 1; minute < limits.factors.perDay.attempts / 5; minute += 1) {
      await endMinute()
      for (let n = 0; n < 5; n += 1) await guess(thief)
    }
    await endMinute()
    expect((await guess(accomplice)).error).toMatchObject({ status: 429 })

    // The owner signs in again in the browser in which the factor was given before.
    await person.auth.signInWithPassword({ email: person.email, password })
    expect((await guess(person, codeFor(factor.secret, now()))).error).toBeNull()
    for (let n = 0; n < 4; n += 1) await guess(person)
    expect((await guess(person)).error).toMatchObject({ status: 429 })
  })

  test('gets no cookie that makes its browser count as the owner’s', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    expect(thief.cookies.has('device')).toBe(false)
    expect(person.cookies.has('device')).toBe(true)
  })
})
