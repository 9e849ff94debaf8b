import { describe, expect, test } from 'vitest'
import { createStaffApp } from '../../../../tests/support/servers/staff-app.ts'
import { codeFor } from '../../../../tests/support/servers/totp-codes.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const { accounts, clock, now, wait, staff, enroll, prove, provenStaff, signIn } = await createStaffApp()
type Browser = ReturnType<typeof accounts.browser>

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

test('a second proof ends the sessions that are too many, those used longest ago', async () => {
  const { person, factor } = await provenStaff()
  await accounts.rows(
    `insert into auth_sessions (id, user_id, aal, amr, refreshed_at, expires_at)
     select gen_random_uuid(), id, 'aal2', '[]', now() + n * interval '1 second', now() + interval '1 day'
     from users, generate_series(1, $2) n where email = $1`,
    [person.email, limits.account.sessions],
  )
  await prove(await signIn(person.email), factor)
  const left = 'select from auth_sessions s join users u on u.id = s.user_id where u.email = $1'
  expect(await accounts.rows(left, [person.email])).toHaveLength(limits.account.sessions)
  expect((await person.auth.getUser()).error).not.toBeNull()
})

describe('adding a phone', () => {
  test('is possible for every account, but not in an old session, which may be a thief’s', async () => {
    const person = await accounts.person()
    const age = (hours: number) =>
      accounts.rows(`update auth_sessions set created_at = created_at - $1 * interval '1 hour'`, [hours])
    await age(limits.account.reauthenticateHours + 1)
    const { error } = await person.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 401, code: 'reauthentication_needed' })
    await age(-limits.account.reauthenticateHours - 1)
    await prove(person, await enroll(person))
    expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal2' })
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
    clock.laterMs = limits.factors.unverifiedMs + 1_000
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
    clock.laterMs -= 30_000
    const replayed = await again.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(replayed.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test('is refused for an expired or unknown challenge', async () => {
    const { person, factor } = await provenStaff()
    const { auth } = await signIn(person.email)
    const { data } = await auth.mfa.challenge({ factorId: factor.id })
    expect(data).toMatchObject({ type: 'totp', expires_at: expect.any(Number) })
    clock.laterMs += limits.factors.challengeMs
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
