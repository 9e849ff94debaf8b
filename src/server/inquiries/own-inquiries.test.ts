import { expect, test } from 'vitest'
import { createAccountApp } from '../../../tests/support/servers/account-app.ts'
import { createInquiryApp } from '../../../tests/support/servers/inquiry-app.ts'
import * as limits from '../../domain/limits.ts'
import { serverPaths } from '../../routes.ts'

const accounts = await createAccountApp()
const { userId, authenticate } = accounts.service
const inquiries = await createInquiryApp({ database: accounts.database, userId, authenticate })

async function signIn(address = accounts.newEmail()) {
  const { auth, email } = await accounts.person(address)
  const session = (await auth.getSession()).data.session
  const bearer = { Authorization: `Bearer ${session?.access_token}` }
  return { auth, email, id: session?.user.id ?? '', bearer }
}

const own = async (headers: Record<string, string>, query = '') => {
  const answer = await inquiries.app.request(`${serverPaths.myInquiries}${query}`, { headers })
  return { status: answer.status, body: await answer.json() }
}

test('a signed-in visitor sees the state of their inquiries, not the content', async () => {
  const { id, bearer } = await signIn()
  const { bearer: stranger } = await signIn()
  await inquiries.submit('quote')
  const sent = await inquiries.submit('consultation', { headers: bearer })
  const { reference } = await sent.json()
  expect(await inquiries.rows(`select user_id from leads where reference = '${reference}'`)).toEqual([
    { user_id: id },
  ])

  const { status, body } = await own(bearer)
  expect(status).toBe(200)
  expect(body.inquiries).toEqual([
    {
      form: 'consultation',
      reference,
      status: 'received',
      receivedAt: expect.any(String),
      replyBy: expect.any(String),
    },
  ])
  expect((await own(stranger)).body).toEqual({ ok: true, inquiries: [] })
})

test('a session that has not given its second factor sees no inquiries', async () => {
  const { id, bearer } = await signIn()
  await accounts.rows(
    `insert into auth_factors (id, user_id, secret, verified) values (gen_random_uuid(), $1, '', true)`,
    [id],
  )
  const { status, body } = await own(bearer)
  expect([status, body.error.code]).toEqual([401, 'insufficient_aal'])
})

test('inquiries from a confirmed address before there was an account are listed, in upper or lower case', async () => {
  const email = accounts.newEmail()
  const sent: string[] = []
  for (const form of ['quote', 'consultation', 'religious', 'leadGate'] as const) {
    const answer = await inquiries.submit(form, { data: { email: email.toUpperCase() } })
    sent.unshift((await answer.json()).reference)
  }
  await inquiries.submit('quote', { data: { email: `x${email}` } })
  const references = async (headers: Record<string, string>, query = '') =>
    (await own(headers, query)).body.inquiries.map(({ reference }: { reference: string }) => reference)

  const { bearer: stranger } = await signIn()
  expect(await references(stranger)).toEqual([])
  const { bearer } = await signIn(email)
  expect(await references(bearer)).toEqual(sent)
  expect(await references(bearer, `?before=${sent[1]}`)).toEqual(sent.slice(2))
  expect(await references(stranger, `?before=${sent[0]}`)).toEqual([])
})

test('an inquiry sent while signed in belongs to its sender, whatever address it names', async () => {
  const { bearer: sender } = await signIn()
  const { email, bearer } = await signIn()
  await inquiries.submit('quote', { headers: sender, data: { email } })
  expect((await own(bearer)).body.inquiries).toEqual([])
  expect((await own(sender)).body.inquiries).toHaveLength(1)
})

test('an account’s former address shows no inquiries, and an unconfirmed one gets no session', async () => {
  const { id, email, bearer } = await signIn()
  await inquiries.submit('quote', { data: { email } })
  expect((await own(bearer)).body.inquiries).toHaveLength(1)
  await inquiries.database.pool.query('update users set email = $2 where id = $1', [id, accounts.newEmail()])
  expect((await own(bearer)).body.inquiries).toEqual([])

  const unconfirmed = accounts.newEmail()
  await inquiries.submit('quote', { data: { email: unconfirmed } })
  const { auth } = accounts.browser()
  const { data } = await auth.signUp({ email: unconfirmed, password: 'a crane over the river' })
  expect(data.session).toBeNull()
})

test('a user id in the body is ignored, and an invalid token never loses an inquiry', async () => {
  const { id } = await signIn()
  for (const authorization of ['Bearer nonsense', 'Bearer a.b.c', 'Basic x', '']) {
    const sent = await inquiries.submit('quote', {
      headers: { Authorization: authorization },
      also: { user_id: id, userId: id },
    })
    expect(sent.status).toBe(200)
    const { reference } = await sent.json()
    expect(await inquiries.rows(`select user_id from leads where reference = '${reference}'`)).toEqual([
      { user_id: null },
    ])
    await inquiries.database.pool.query('truncate rate_counters')
  }
})

test('a caller without a valid session is refused', async () => {
  const { auth, bearer } = await signIn()
  expect((await own({})).body).toMatchObject({ ok: false, error: { code: 'no_authorization' } })
  expect((await own({ Authorization: `Bearer ${'k'.repeat(32)}` })).status).toBe(401)
  await auth.signOut()
  expect(await own(bearer)).toMatchObject({ status: 401, body: { error: { code: 'session_not_found' } } })
})

test('pages list each inquiry once, newest first; another person’s reference shows nothing', async () => {
  const { id, bearer } = await signIn()
  const { bearer: stranger } = await signIn()
  const most = limits.account.ownInquiriesPerPage
  // Some arrive at the same time.
  await inquiries.database.pool.query(
    `insert into leads (reference, form, subtype, verification, user_id, idempotency_key, body_hash, received_at)
     select 'A' || lpad(n::text, 4, '0') || '-BCDEF', 'quote', 'quote', 'verified', $1, gen_random_uuid(),
       sha256('x'), timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
     from generate_series(1, $2) n`,
    [id, most + 10],
  )
  const first = (await own(bearer)).body.inquiries
  const last = first.at(-1).reference
  const second = (await own(bearer, `?before=${last}`)).body.inquiries
  expect([first.length, second.length]).toEqual([most, 10])
  const all = [...first, ...second]
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(most + 10)
  const times = all.map(({ receivedAt }) => receivedAt)
  expect(times).toEqual([...times].sort().reverse())
  expect((await own(stranger, `?before=${last}`)).body.inquiries).toEqual([])
  expect((await own(bearer, '?before=ZZZZZ-ZZZZZ')).body.inquiries).toEqual([])
  expect((await own(bearer, '?before=nonsense%00')).status).toBe(400)
})
