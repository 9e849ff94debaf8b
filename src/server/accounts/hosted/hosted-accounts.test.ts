import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createHostedApp } from '../../../../tests/support/servers/hosted-app.ts'
import { hostedPerson } from '../../../../tests/support/servers/hosted-project.ts'
import { portlandDay } from '../../../domain/portland-day.ts'
import { serverPaths } from '../../../routes.ts'

const { app, upstream, accounts, newClient, submit, rows, proofFor } = await createHostedApp()
const { email, password } = hostedPerson

test('the published client signs in, refreshes, reads the user and signs out through us', async () => {
  const client = newClient()
  const signedIn = await client.signInWithPassword({ email, password })
  expect(signedIn.error).toBeNull()
  expect(signedIn.data.user?.id).toBe(hostedPerson.id)
  const refreshed = await client.refreshSession()
  expect(refreshed.error).toBeNull()
  expect((await client.getUser()).data.user?.email).toBe(email)
  expect((await client.getClaims()).data?.claims.sub).toBe(hostedPerson.id)
  expect((await client.signOut()).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
})

test('the project’s errors reach the client unchanged', async () => {
  const client = newClient()
  const wrong = await client.signInWithPassword({ email, password: 'wrong' })
  expect(wrong.error).toMatchObject({
    code: 'invalid_credentials',
    status: 400,
    message: 'Invalid login credentials',
  })
  const weak = await client.signUp({ email, password: '123456' })
  expect(weak.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['pwned'] })
  const gone = await client.getUser('not.a.token')
  expect(gone.error?.name).toBe('AuthSessionMissingError')
})

describe('booking, which is reserved for staff,', () => {
  const role = { app_metadata: { provider: 'email', role: 'staff' } }

  async function book(token: string | null): Promise<Response> {
    return app.request(serverPaths.bookUnits, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ itemId: 'canon-eos-c70', quantity: 1, from: portlandDay(new Date()) }),
    })
  }

  test('works for a person with the project’s staff role and a second factor', async () => {
    expect((await book(upstream.token({ ...role, aal: 'aal2' }))).status).toBe(200)
  })

  test.for([
    ['nobody', (): string | null => null, 401],
    ['a visitor', () => upstream.token({ aal: 'aal2' }), 403],
    ['staff with the password alone', () => upstream.token(role), 403],
    ['staff of another time', () => upstream.token({ ...role, aal: 'aal2', exp: 1 }), 403],
    [
      'staff by their own word',
      () => upstream.token({ role: 'staff', user_metadata: { role: 'staff' }, aal: 'aal2' }),
      403,
    ],
  ] as const)('is refused: %s', async ([, token, status]) => {
    expect((await book(token())).status).toBe(status)
  })

  test('is refused in an ended session and for a person who is no longer staff', async () => {
    const token = upstream.token({ ...role, aal: 'aal2' })
    upstream.answerAlways((response) =>
      response.end(JSON.stringify({ id: hostedPerson.id, app_metadata: {} })),
    )
    expect((await book(token)).status).toBe(403)
    upstream.answerAlways(null)
    upstream.endSession(token)
    expect((await book(token)).status).toBe(403)
  })

  test('is unavailable while the project is away', async () => {
    const token = upstream.token({ ...role, aal: 'aal2' })
    await accounts.verify(token)
    upstream.answerAlways((response) => response.destroy())
    expect((await book(token)).status).toBe(503)
  })
})

describe('an inquiry', () => {
  const lastUser = async () =>
    (await rows<{ user_id: string | null }>('select user_id from leads order by id desc limit 1'))[0]?.user_id

  async function inquire(authorization: string) {
    const response = await submit('contact', {
      data: { email: `${randomUUID()}@example.com` },
      captcha: await proofFor('contact'),
      headers: {
        Authorization: authorization,
        'X-Test-Address': `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}::1`,
      },
    })
    expect(response.status).toBe(200)
  }

  test('of a signed-in visitor is stored under the visitor’s id', async () => {
    await inquire(`Bearer ${upstream.token()}`)
    expect(await lastUser()).toBe(hostedPerson.id)
  })

  test('is shown to its owner as long as the session lasts', async () => {
    const own = upstream.token({ sub: randomUUID() })
    await inquire(`Bearer ${own}`)
    const ask = async () => {
      const response = await app.request(serverPaths.myInquiries, {
        headers: { Authorization: `Bearer ${own}` },
      })
      const { inquiries } = await response.json()
      return [response.status, inquiries?.length]
    }
    expect(await ask()).toEqual([200, 1])
    upstream.answerAlways((response) => response.destroy())
    expect(await ask()).toEqual([503, undefined])
    upstream.answerAlways(null)
    upstream.endSession(own)
    expect(await ask()).toEqual([401, undefined])
  })

  test('sent without an account is shown only to the confirmed owner of its address', async () => {
    await submit('leadGate', { data: { email } })
    const listed = async (claims: object) => {
      const response = await app.request(serverPaths.myInquiries, {
        headers: { Authorization: `Bearer ${upstream.token({ sub: randomUUID(), ...claims })}` },
      })
      return (await response.json()).inquiries.length
    }
    expect(await listed({ email_confirmed_at: '2026-01-01T00:00:00Z' })).toBe(1)
    for (const time of [undefined, null, '', 'never'])
      expect(await listed({ email_confirmed_at: time })).toBe(0)
  })

  test.for([
    ['expired', () => upstream.token({ exp: Math.floor(Date.now() / 1000) - 1 })],
    ['of another project', () => upstream.token({ iss: 'https://other.supabase.co/auth/v1' })],
    ['no token', () => 'k'.repeat(32)],
  ] as const)('is accepted despite an invalid token: %s', async ([, token]) => {
    await inquire(`Bearer ${token()}`)
    expect(await lastUser()).toBeNull()
  })

  test('is accepted while the project is away', async () => {
    upstream.answerAlways((response) => response.destroy())
    await inquire(`Bearer ${upstream.token({}, 'HS256')}`)
    expect(await lastUser()).toBeNull()
  })
})
