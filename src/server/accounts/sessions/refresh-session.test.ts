import { beforeEach, expect, test } from 'vitest'
import { createAccountApp } from '../../../../tests/support/servers/account-app.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()
const { email, auth } = await accounts.person()
const { post } = accounts.browser()

beforeEach(async () => {
  await accounts.forgetRates()
  const { error } = await auth.signInWithPassword({ email, password: 'tripod and cable' })
  expect(error).toBeNull()
})

async function currentToken(): Promise<string> {
  return (await auth.getSession()).data.session?.refresh_token ?? ''
}

async function refresh(token: string) {
  const answer = await post(`${serverPaths.authToken}?grant_type=refresh_token`, { refresh_token: token })
  return { status: answer.status, body: await answer.json() }
}

/** Moves the use of all tokens back by this much time. */
const later = (seconds: number) =>
  accounts.rows(`update refresh_tokens set used_at = used_at - $1 * interval '1 second'`, [seconds])

test('simultaneous refreshes all get the same new token', async () => {
  const token = await currentToken()
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const [child, ...others] = new Set(answers.map(({ body }) => body.refresh_token))
  expect(others).toEqual([])
  expect(child).not.toBe(token)
  expect((await refresh(child)).status).toBe(200)
})

test('a repeat within the grace time gets the same answer', async () => {
  const token = await currentToken()
  const first = await refresh(token)
  await later(limits.account.refreshGraceSeconds - 2)
  expect((await refresh(token)).body.refresh_token).toBe(first.body.refresh_token)
  expect(accounts.events).toEqual([])
})

test('a refresh token reused later ends the session for the thief and the owner', async () => {
  const token = await currentToken()
  const { body } = await refresh(token)
  await later(limits.account.refreshGraceSeconds + 1)
  expect(await refresh(token)).toMatchObject({
    status: 400,
    body: { code: 400, error_code: 'refresh_token_already_used' },
  })
  expect(await refresh(body.refresh_token)).toMatchObject({
    status: 400,
    body: { error_code: 'refresh_token_not_found' },
  })
  const user = await accounts.app.request(serverPaths.authUser, {
    headers: { Authorization: `Bearer ${body.access_token}` },
  })
  expect(user.status).toBe(403)
  expect(accounts.events.splice(0)).toEqual([
    { event: { type: 'refresh_token_reused' }, userId: body.user.id },
  ])
})

test('another session of the same person continues', async () => {
  const other = accounts.browser()
  await other.auth.signInWithPassword({ email, password: 'tripod and cable' })
  const token = await currentToken()
  await refresh(token)
  await later(limits.account.refreshGraceSeconds + 1)
  expect((await refresh(token)).status).toBe(400)
  expect((await other.auth.refreshSession()).error).toBeNull()
  accounts.events.length = 0
})

test('a session that was idle for too long ends', async () => {
  const token = await currentToken()
  await accounts.rows(`update auth_sessions set expires_at = now() - interval '1 second'`)
  expect((await refresh(token)).body.error_code).toBe('refresh_token_not_found')
})

test('refreshing extends a session', async () => {
  const token = await currentToken()
  await accounts.rows(`update auth_sessions set expires_at = now() + interval '1 minute'`)
  await refresh(token)
  const [row] = await accounts.rows<{ days: number }>(
    'select extract(day from max(expires_at) - now())::int as days from auth_sessions',
  )
  expect(row?.days).toBeGreaterThanOrEqual(limits.account.sessionIdleDays - 1)
})

test('a session that ends during a refresh stays ended', async () => {
  for (let round = 0; round < 10; round += 1) {
    await accounts.forgetRates()
    await auth.signInWithPassword({ email, password: 'tripod and cable' })
    const token = await currentToken()
    const [answer] = await Promise.all([refresh(token), auth.signOut()])
    expect([200, 400]).toContain(answer.status)
    if (answer.status === 200) expect((await refresh(answer.body.refresh_token)).status).toBe(400)
  }
  expect(await accounts.rows('select from auth_sessions')).toEqual([])
})

test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(10_000), '\u0000'])(
  'refuses an invented token: %j',
  async (token) => {
    expect((await refresh(token)).status).toBe(400)
  },
)

test('a session is refreshed a limited number of times a minute and keeps a limited number of tokens', async () => {
  const { refreshesPerMinute, refreshTokensKept } = limits.account
  let token = await currentToken()
  const [session] = await accounts.rows<{ id: string }>(
    'select id from auth_sessions order by created_at desc limit 1',
  )
  const rows = () => accounts.rows('select from refresh_tokens where session_id = $1', [session?.id])
  const endMinute = () =>
    accounts.rows(
      `update refresh_tokens set created_at = created_at - interval '1 minute' where session_id = $1`,
      [session?.id],
    )
  const answers: number[] = []
  for (let n = 0; n < refreshesPerMinute; n += 1) {
    const { status, body } = await refresh(token)
    answers.push(status)
    token = body.refresh_token ?? token
  }
  // The sign-in made the minute's first token.
  expect(answers).toEqual([...Array(refreshesPerMinute - 1).fill(200), 429])
  await endMinute()
  expect((await refresh(token)).status).toBe(200)

  await accounts.rows(
    `insert into refresh_tokens (hash, session_id, created_at, used_at)
     select sha256(n::text::bytea), $1, now() - n * interval '1 hour', now() - n * interval '1 hour'
     from generate_series(1, 500) n`,
    [session?.id],
  )
  expect((await refresh(token)).status).toBe(200)
  expect((await rows()).length).toBeLessThanOrEqual(refreshTokensKept + 2)
})
