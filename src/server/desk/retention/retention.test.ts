import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { defaultRetention } from '../../../domain/settings/retention.ts'
import { deleteExpired } from '../../database/delete-expired.ts'

const desk = await createDeskApp()
const owner = await desk.staff('owner')
const { rows, database } = desk.accounts

beforeEach(async () => {
  await desk.accounts.forgetRates()
  await rows('truncate leads, contacts, security_logs, audit_log, help_questions cascade')
})

/** An inquiry that was last changed so many months and a day ago. */
async function resting(months: number, status: string, held = false): Promise<string> {
  const reference = await desk.receive('consultation', { data: { email: desk.accounts.newEmail() } })
  await rows(
    `update leads set status = $2, held = $3, changed_at = now() - make_interval(months => $4, days => 1)
     where reference = $1`,
    [reference, status, held, months],
  )
  return reference
}

async function erased(): Promise<string[]> {
  const found = await rows<{ reference: string }>(
    'select reference from leads where erased_at is not null order by id',
  )
  return found.map(({ reference }) => reference)
}

test('the try shows exactly what then goes, and nothing else goes', async () => {
  const gone = [
    await resting(24, 'lost'),
    await resting(30, 'lost'),
    await resting(6, 'spam'),
    await resting(6, 'new', true),
  ]
  for (const [months, status, held] of [
    [23, 'lost', false],
    [5, 'spam', false],
    [5, 'new', true],
    [99, 'won', false],
    [99, 'new', false],
  ] as const) {
    await resting(months, status, held)
  }
  await rows(
    `insert into help_questions (language, text, normalized, first_asked_at, last_asked_at)
     values ('en', 'old', 'old', now(), now() - interval '181 days'), ('en', 'new', 'new', now(), now())`,
  )
  await rows(
    `insert into security_logs (event_type, details, created_at)
     select 'csp_violation', '{}', now() - days * interval '1 day' from unnest(array[89, 91]) days`,
  )
  const { body } = await owner.ask('POST', '/settings/retention/try', defaultRetention)
  expect(body).toMatchObject({
    lost: { count: 2, sample: [{ reference: gone[1], name: 'Ada Lovelace' }, { reference: gone[0] }] },
    spam: { count: 1, sample: [{ reference: gone[2] }] },
    held: { count: 1, sample: [{ reference: gone[3] }] },
    won: { count: 0, oldest: null, sample: [] },
    securityDays: { count: 1 },
    helpDays: { count: 1 },
  })
  expect(body.lost.oldest < body.lost.newest).toBe(true)
  expect(await erased()).toEqual([])

  const both = [deleteExpired(database.pool, new Date()), deleteExpired(database.pool, new Date())]
  await Promise.all(both)
  expect(await erased()).toEqual(gone)
  expect(await rows('select from contact_addresses')).toHaveLength(5)
  expect(await rows('select from security_logs')).toHaveLength(1)
  expect(await rows('select text from help_questions')).toEqual([{ text: 'new' }])
  const after = await owner.ask('POST', '/settings/retention/try', defaultRetention)
  expect(Object.values<{ count: number }>(after.body).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0])
  const entries = await rows<{ actor_id: null; detail: Record<string, number> }>(
    `select actor_id, detail from audit_log where action = 'retention'`,
  )
  const counts = entries.reduce((sum, { detail }) => sum + Object.values(detail).reduce((a, b) => a + b), 0)
  expect(counts).toBe(4)
})

test('a rule that is off keeps everything; a person with something left keeps that', async () => {
  const kept = await resting(99, 'lost')
  await deleteExpired(database.pool, new Date(), { ...defaultRetention, lost: null })
  expect(await erased()).toEqual([])

  const [row] = await rows<{ email: string }>(
    'select sender_email as email from leads where reference = $1',
    [kept],
  )
  const open = await desk.receive('consultation', { data: { email: row?.email } })
  await deleteExpired(database.pool, new Date())
  expect(await erased()).toEqual([kept])
  const { body } = await owner.ask('GET', `/inquiries/${open}`)
  expect(body.contact).toMatchObject({ inquiries: 1, addresses: [{ email: row?.email, inquiries: 1 }] })
})

test('owners change the rules; what the privacy page promises cannot be broken', async () => {
  const put = (change: object, seen = '') =>
    desk.ask({ ...owner.bearer, ...(seen && { 'If-Match': `"${seen}"` }) })('PUT', '/settings/retention', {
      ...defaultRetention,
      ...change,
    })
  const first = await put({ lost: 12, securityDays: 30 })
  expect(first.status).toBe(200)
  expect((await owner.ask('GET', '/settings')).body.retention).toEqual({
    ...defaultRetention,
    lost: 12,
    securityDays: 30,
  })
  // As a desk that was open before there was a help chat sends them.
  expect((await put({ helpDays: undefined }, first.body.version)).status).toBe(200)
  expect((await owner.ask('GET', '/settings')).body.retention).toEqual(defaultRetention)
  for (const wrong of [
    { securityDays: 91 },
    { helpDays: 181 },
    { securityDays: null },
    { lost: 0 },
    { lost: 1.5 },
  ]) {
    expect((await put(wrong)).status).toBe(400)
  }
})
