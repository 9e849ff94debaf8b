import { beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { codeFor } from '../../../../tests/support/servers/totp-codes.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

let laterMs = 0
const now = () => new Date(Date.now() + laterMs)
const accounts = await createAccountApp({ now })
type Browser = ReturnType<typeof accounts.browser>

beforeEach(async () => {
  laterMs = 0
  await accounts.forgetRates()
})

/** A code works once; the next one belongs to another 30-second period. */
function wait(): void {
  laterMs += 30_000
}

async function staff() {
  const person = await accounts.person()
  await accounts.rows(`update users set role = 'staff' where email = $1`, [person.email])
  return person
}

async function enroll({ auth }: Browser, friendlyName?: string) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', ...(friendlyName && { friendlyName }) })
  if (error) throw error
  return { factorId: data.id, secret: data.totp.secret, ...data }
}

type Factor = { readonly factorId: string; readonly secret: string }

async function prove({ auth }: Browser, { factorId, secret }: Factor) {
  const verified = await auth.mfa.challengeAndVerify({ factorId, code: codeFor(secret, now()) })
  if (verified.error) throw verified.error
  return verified.data
}

/** A staff member with a phone, signed in with both proofs. */
async function provenStaff() {
  const person = await staff()
  const factor = await enroll(person)
  await prove(person, factor)
  wait()
  return { person, factor }
}

async function signIn(email: string): Promise<Browser> {
  const used = accounts.browser()
  const { error } = await used.auth.signInWithPassword({ email, password })
  if (error) throw error
  return used
}

async function levelOf({ auth }: Browser) {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
  return data
}

test('a staff member adds a phone with the published client and then signs in with it', async () => {
  const person = await staff()
  expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  const factor = await enroll(person, 'My phone')
  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/)
  expect(factor.secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(factor.totp.uri)
  expect(decodeURIComponent(uri.pathname)).toBe(`/Bridgelight Productions:${person.email}`)
  expect(uri.searchParams.get('secret')).toBe(factor.secret)

  const verified = await prove(person, factor)
  expect(verified).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(verified.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }])
  expect(await levelOf(person)).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'otp' }, { method: 'totp' }],
  })
  expect((await person.auth.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'My phone' }])

  wait()
  const later = await signIn(person.email)
  expect(await levelOf(later)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  await prove(later, factor)
  expect(await levelOf(later)).toMatchObject({ currentLevel: 'aal2' })
  const refreshed = await later.auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(await levelOf(later)).toMatchObject({ currentLevel: 'aal2' })
})

describe('adding a phone', () => {
  test('is refused for visitors', async () => {
    const { auth } = await accounts.person()
    const { error } = await auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' })
  })

  test('requires a code from the first phone once there is one', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    const { error } = await thief.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await enroll(person, 'Second')).friendly_name).toBe('Second')
  })

  test('can be started a limited number of times, and unfinished ones are removed', async () => {
    const person = await staff()
    const begun = Array.from({ length: limits.factors.unverified + 3 }, () =>
      person.auth.mfa.enroll({ factorType: 'totp' }),
    )
    const errors = (await Promise.all(begun)).flatMap(({ error }) => error ?? [])
    expect(errors).toHaveLength(3)
    expect(errors[0]).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
    laterMs = limits.factors.unverifiedMs + 1_000
    const factor = await enroll(person)
    await prove(person, factor)
    const left = await accounts.rows(
      'select f.id from auth_factors f join users u on u.id = user_id where email = $1',
      [person.email],
    )
    expect(left).toEqual([{ id: factor.id }])
  })

  test('refuses a name that is already in use', async () => {
    const person = await staff()
    await enroll(person, 'Phone')
    const { error } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  })

  test('refuses malformed requests', async () => {
    const person = await staff()
    const token = (await person.auth.getSession()).data.session?.access_token
    const headers = { Authorization: `Bearer ${token}` }
    const long = { factor_type: 'totp', friendly_name: 'x'.repeat(101) }
    for (const body of [{ factor_type: 'phone' }, long, {}, [], null, 'totp']) {
      expect((await person.post(serverPaths.authFactors, body, headers)).status).toBe(400)
    }
    expect((await person.auth.mfa.listFactors()).data?.all).toEqual([])
  })

  test('stores the secret encrypted', async () => {
    const factor = await enroll(await staff())
    const [row] = await accounts.rows<{ secret: Buffer }>('select secret from auth_factors where id = $1', [
      factor.id,
    ])
    expect(row?.secret).toHaveLength(12 + 16 + 20)
    expect(codeFor(factor.secret, now())).toHaveLength(6)
  })
})

describe('a session that has not given its second factor', () => {
  test('ends only itself when it signs out everywhere', async () => {
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
})

describe('a code', () => {
  test('is accepted once, even when several sessions send it at the same time', async () => {
    const { person, factor } = await provenStaff()
    const others = await Promise.all(Array.from({ length: 4 }, () => signIn(person.email)))
    await accounts.forgetRates()
    const code = codeFor(factor.secret, now())
    const challenges = await Promise.all(
      others.map(({ auth }) => auth.mfa.challenge({ factorId: factor.id })),
    )
    const tries = others.map(({ auth }, n) =>
      auth.mfa.verify({ factorId: factor.id, challengeId: challenges[n]?.data?.id ?? '', code }),
    )
    const errors = (await Promise.all(tries)).map(({ error }) => error)
    expect(errors.filter((error) => error === null)).toHaveLength(1)
    wait()
    const again = await signIn(person.email)
    laterMs -= 30_000
    const replayed = await again.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(replayed.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test('can be guessed five times a minute and a hundred times a day by strangers, who never lock out the owner', async () => {
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

  test('is needed before a browser counts as the owner’s: the password alone is not enough', async () => {
    const { person } = await provenStaff()
    const thief = await signIn(person.email)
    expect(thief.cookies.has('device')).toBe(false)
    expect(person.cookies.has('device')).toBe(true)
  })

  test('is refused for an expired or unknown challenge', async () => {
    const { person, factor } = await provenStaff()
    const { auth } = await signIn(person.email)
    const { data } = await auth.mfa.challenge({ factorId: factor.id })
    expect(data).toMatchObject({ type: 'totp', expires_at: expect.any(Number) })
    laterMs += limits.factors.challengeMs
    const code = codeFor(factor.secret, now())
    const late = await auth.mfa.verify({ factorId: factor.id, challengeId: data?.id ?? '', code })
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
    const unknown = await auth.mfa.verify({ factorId: factor.id, challengeId: crypto.randomUUID(), code })
    expect(unknown.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
    expect((await auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
  })

  test('is refused for another factor’s challenge', async () => {
    const [mine, theirs] = [await provenStaff(), await provenStaff()]
    const { data } = await theirs.person.auth.mfa.challenge({ factorId: theirs.factor.id })
    const { error } = await mine.person.auth.mfa.verify({
      factorId: mine.factor.id,
      challengeId: data?.id ?? '',
      code: codeFor(mine.factor.secret, now()),
    })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  })
})

describe('after a correct code', () => {
  test('other sessions without a second proof end, those with one stay', async () => {
    const person = await staff()
    const before = await signIn(person.email)
    const factor = await enroll(person)
    await prove(person, factor)
    expect((await before.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    wait()
    const later = await signIn(person.email)
    await prove(later, factor)
    expect((await person.auth.getUser()).error).toBeNull()
  })

  test('tokens issued before it gain nothing from it', async () => {
    const person = await staff()
    const { session: stolen } = (await person.auth.getSession()).data
    const factor = await enroll(person)
    await prove(person, factor)
    const headers = { Authorization: `Bearer ${stolen?.access_token}` }
    const removal = await person.request(`${serverPaths.authFactors}/${factor.id}`, {
      method: 'DELETE',
      headers,
    })
    expect(await removal.json()).toMatchObject({ error_code: 'insufficient_aal' })
    const refresh = await person.post(`${serverPaths.authToken}?grant_type=refresh_token`, {
      refresh_token: stolen?.refresh_token,
    })
    expect(refresh.status).toBe(400)
    expect((await person.auth.refreshSession()).error).toBeNull()
  })
})

describe('a phone', () => {
  test('can be removed in a session that has shown it, and all sessions drop to aal1 at once', async () => {
    const { person, factor } = await provenStaff()
    const removed = await person.auth.mfa.unenroll({ factorId: factor.id })
    expect(removed).toMatchObject({ error: null, data: { id: factor.id } })
    expect(
      await accounts.rows(
        'select aal, amr from auth_sessions s join users u on u.id = user_id where email = $1',
        [person.email],
      ),
    ).toEqual([{ aal: 'aal1', amr: [expect.objectContaining({ method: 'otp' })] }])
    await person.auth.refreshSession()
    expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  test('cannot be removed with the password alone', async () => {
    const { person, factor } = await provenStaff()
    const thief = await signIn(person.email)
    const { error } = await thief.auth.mfa.unenroll({ factorId: factor.id })
    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  })

  test('that was never used can be removed without a code', async () => {
    const person = await staff()
    const { id } = await enroll(person)
    expect((await person.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
  })

  test('of another person is answered as not found', async () => {
    const { factor } = await provenStaff()
    const { person } = await provenStaff()
    for (const factorId of [factor.id, crypto.randomUUID(), 'x', "'; drop table users"]) {
      const tries = [
        await person.auth.mfa.unenroll({ factorId: encodeURIComponent(factorId) }),
        await person.auth.mfa.challenge({ factorId: encodeURIComponent(factorId) }),
      ]
      for (const { error } of tries)
        expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    }
  })
})

test.for([undefined, 'Bearer x', 'Bearer a.b.c'])(
  'every call without a session is refused: %s',
  async (authorization) => {
    const { request } = accounts.browser()
    const headers = {
      'Content-Type': 'application/json',
      ...(authorization && { Authorization: authorization }),
    }
    const id = crypto.randomUUID()
    for (const [method, path] of [
      ['POST', ''],
      ['POST', `/${id}/challenge`],
      ['POST', `/${id}/verify`],
      ['DELETE', `/${id}`],
    ] as const) {
      const response = await request(serverPaths.authFactors + path, { method, headers })
      expect(response.status).toBe(authorization ? 403 : 401)
    }
  },
)

test('a call from another site is refused', async () => {
  const response = await accounts.app.request(serverPaths.authFactors, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})
