import { describe, expect, test } from 'vitest'
import { createStaffApp } from '../../../../tests/support/servers/staff-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const { accounts, provenStaff, signIn, enroll } = await createStaffApp()
const { mailTo, tokenIn } = accounts
type Browser = ReturnType<typeof accounts.browser>

async function makeCodes({ auth }: Browser): Promise<readonly string[]> {
  const { data, error } = await auth.mfa.recoveryCodes.generate()
  if (error) throw error
  return data.codes
}

const levelOf = async ({ auth }: Browser) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

async function resetFactor(browser: Browser) {
  const token = (await browser.auth.getSession()).data.session?.access_token
  return browser.post(serverPaths.accountResetFactor, {}, { Authorization: `Bearer ${token}` })
}

describe('recovery codes', () => {
  test('are ten, let their owner in once each, however they are typed, and are told only once', async () => {
    const { person } = await provenStaff()
    const codes = await makeCodes(person)
    expect(new Set(codes).size).toBe(limits.factors.recoveryCodes)
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/)
    const stored = await accounts.rows('select * from recovery_codes')
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)

    const [code = ''] = codes
    const owner = await signIn(person.email)
    const typed = code.toUpperCase().replace(/(.{4})/g, '$1-') // K4M6-X7QP-…
    expect((await owner.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull()
    expect(await levelOf(owner)).toBe('aal2')
    expect((await owner.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })

    const thief = await signIn(person.email)
    expect((await thief.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed')
    expect(await levelOf(thief)).toBe('aal1')
  })

  test('are replaced as a whole', async () => {
    const { person } = await provenStaff()
    const [old = ''] = await makeCodes(person)
    expect((await person.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
    const { data } = await person.auth.mfa.recoveryCodes.regenerate()
    const owner = await signIn(person.email)
    expect((await owner.auth.mfa.recoveryCodes.verify({ code: old })).error).not.toBeNull()
    const [code = ''] = data?.codes ?? []
    expect((await owner.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
  })

  test('cannot be made, replaced or deleted with the password alone, nor without an app to stand in for', async () => {
    const { person } = await provenStaff()
    await makeCodes(person)
    const thief = await signIn(person.email)
    const { recoveryCodes } = thief.auth.mfa
    for (const attempt of [recoveryCodes.generate(), recoveryCodes.regenerate(), recoveryCodes.unenroll()]) {
      expect((await attempt).error?.code).toBe('insufficient_aal')
    }
    const without = await accounts.member()
    expect((await without.auth.mfa.recoveryCodes.generate()).error?.code).toBe(
      'mfa_recovery_codes_sole_factor',
    )
    expect((await without.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe(
      'mfa_recovery_codes_sole_factor',
    )
    expect((await without.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
  })

  test('work while strangers’ wrong codes of the app are refused, and wrong ones are slowed down', async () => {
    const { person, factor } = await provenStaff()
    const [code = ''] = await makeCodes(person)
    await accounts.rows('delete from auth_challenges')
    const thief = await signIn(person.email)
    for (let n = 0; n <= limits.factors.perMinute.attempts; n += 1) {
      await thief.auth.mfa.challengeAndVerify({ factorId: factor.factorId, code: '000000' })
      await thief.auth.mfa.recoveryCodes.verify({ code: 'aaaa' })
    }
    expect((await thief.auth.mfa.recoveryCodes.verify({ code: 'aaaa' })).error?.status).toBe(429)
    const owner = await signIn(person.email)
    expect((await owner.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
  })

  test('go with the last app', async () => {
    const { person, factor } = await provenStaff()
    await makeCodes(person)
    await person.auth.mfa.unenroll({ factorId: factor.factorId })
    expect((await person.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe('mfa_factor_not_found')
  })
})

describe('the mailed removal of a lost factor', () => {
  /** The link that an owner without phone and codes gets. */
  async function askForRemoval() {
    const { person, factor } = await provenStaff()
    const owner = await signIn(person.email)
    const answer = await resetFactor(owner)
    expect(answer.status).toBe(200)
    return { person, factor, owner, token_hash: tokenIn(await mailTo(person.email, 'factor-reset')) }
  }
  const passDay = () =>
    accounts.rows(
      `update auth_links set usable_at = usable_at - $1 * interval '1 hour' where kind = 'factor_reset'`,
      [limits.account.factorResetHours + 1],
    )

  test('works after a day, not before, and ends every other session', async () => {
    const { person, owner, token_hash } = await askForRemoval()
    const early = await owner.post(serverPaths.authVerify, { type: 'magiclink', token_hash })
    expect(early.status).toBe(403)
    expect(await early.json()).toMatchObject({
      error_code: 'link_not_yet',
      usable_at: expect.any(String),
      msg: expect.stringMatching(/^This link works from \w+day, /),
    })
    await passDay()
    const { auth } = accounts.browser()
    expect((await auth.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull()
    expect((await auth.mfa.listFactors()).data?.all).toEqual([])
    expect((await person.auth.getUser()).error).not.toBeNull()
    expect((await auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  })

  test('is void once anybody gives the factor', async () => {
    const { person, token_hash } = await askForRemoval()
    const [code = ''] = await makeCodes(person)
    const owner = await signIn(person.email)
    await owner.auth.mfa.recoveryCodes.verify({ code })
    await passDay()
    const { error } = await accounts.browser().auth.verifyOtp({ type: 'magiclink', token_hash })
    expect(error?.code).toBe('otp_expired')
  })

  test('is not offered to an account without a factor', async () => {
    const person = await accounts.member()
    expect((await resetFactor(person)).status).toBe(404)
    await enroll(person)
    expect((await resetFactor(person)).status).toBe(404)
  })
})
