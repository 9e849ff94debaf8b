import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { endDeliveries } from '../../../../tests/support/servers/end-deliveries.ts'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import * as limits from '../../../domain/limits.ts'
import type { MailMessage } from '../../mail/mail-message.ts'

const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'spool-test-'))
const mailed: MailMessage[] = []
let mailWorks = true
let mailIsFree = Promise.resolve()
const inquiries = await createInquiryApp({
  database,
  dataDir,
  patienceMs: limits.intake.storeMs,
  mail: {
    async send(message) {
      await mailIsFree
      if (!mailWorks) throw new Error('refused')
      mailed.push(message)
    },
    close: async () => undefined,
  },
})
const spool = join(dataDir, 'spool')

/** Makes every statement on the inquiries table wait, like a database that hangs. */
async function hangDatabase(): Promise<() => Promise<void>> {
  const client = await database.pool.connect()
  // The lock lasts as long as the test, on any machine.
  await client.query('set idle_in_transaction_session_timeout = 0')
  await client.query('begin; lock table leads in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release(true)
  }
}

/** Makes the database store rows, but later than anybody waits for. */
async function slowInserts() {
  await database.pool.query(`
    create function slow_insert() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${(limits.intake.storeMs + 600) / 1000}); return new; end $$;
    create trigger slow_insert before insert on leads for each row execute function slow_insert()`)
  return { end: () => database.pool.query('drop trigger slow_insert on leads; drop function slow_insert') }
}

/** Makes every insert wait until it is let through. */
async function holdInserts() {
  await database.pool.query(`
    create function hold_insert() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
    create trigger hold_insert before insert on leads for each row execute function hold_insert()`)
  const holder = await database.pool.connect()
  await holder.query('select pg_advisory_lock(1)')
  return {
    async letThrough() {
      await holder.query('select pg_advisory_unlock(1)')
      holder.release()
    },
    end: () => database.pool.query('drop trigger hold_insert on leads; drop function hold_insert'),
  }
}

const stored = async () => (await database.pool.query('select reference, verification from leads')).rows
const spooled = async () => (await readdir(spool).catch(() => [])).filter((name) => name.endsWith('.json'))
/**
 * Waits until every delivery is made, then lists the recipients: an earlier look would miss a second mail.
 */
async function toldInTheEnd() {
  await expect
    .poll(() => mailed.map(({ messageId }) => messageId.includes('visitor')))
    .toEqual(expect.arrayContaining([true, false]))
  const open = () =>
    database.pool.query("select id from pgboss.job where name = 'deliveries' and state < 'completed'")
  await expect.poll(async () => (await open()).rows).toEqual([])
  return mailed.map(({ messageId }) => (messageId.includes('visitor') ? 'visitor' : 'owner')).sort()
}

let bringBack: () => Promise<void> = async () => undefined

beforeEach(async () => {
  await endDeliveries(database.pool)
  mailed.length = 0
  mailWorks = true
  inquiries.events.length = 0
})

afterEach(async () => {
  await bringBack()
  bringBack = async () => undefined
  await expect.poll(spooled).toEqual([])
})

test('while the database hangs, an inquiry is spooled and mailed to the owner, and later stored once', async () => {
  bringBack = await hangDatabase()
  const key = randomUUID()
  const response = await inquiries.submit('consultation', { key })
  expect(response.status).toBe(200)
  const { reference } = await response.json()
  expect(await spooled()).toEqual([`${key}.json`])
  await expect
    .poll(() => mailed.map(({ messageId }) => messageId))
    .toEqual([expect.stringContaining(reference.toLowerCase())])
  await expect.poll(async () => await readFile(join(spool, `${key}.json`), 'utf8')).toContain('"mailed":true')
  expect(inquiries.events).toContainEqual({
    type: 'database_submission_failed',
    form: 'consultation',
    reason: expect.any(String),
  })

  await bringBack()
  bringBack = async () => undefined
  await expect.poll(stored).toEqual([{ reference, verification: 'unverified' }])
  const { rows } = await database.pool.query(
    "select data->>'channel' as channel, data->>'alreadySent' as sent from pgboss.job where name = 'deliveries' order by 1",
  )
  expect(rows).toEqual([
    { channel: 'owner', sent: 'true' },
    { channel: 'visitor', sent: 'false' },
  ])
  // The visitor's confirmation goes out now; the owner is not notified twice.
  expect(await toldInTheEnd()).toEqual(['owner', 'visitor'])
})

test('while the database hangs, an inquiry is spooled without waiting for the database or the mail', async () => {
  bringBack = await hangDatabase()
  mailWorks = false
  const answer = inquiries.submit('consultation', { data: { email: `${randomUUID()}@example.com` } })
  expect((await answer).status).toBe(200)
  expect(inquiries.events).toContainEqual(expect.objectContaining({ type: 'database_submission_failed' }))
  expect(await spooled()).toHaveLength(1)
})

test('a repeat is recognized in the spool, even with another body', async () => {
  bringBack = await hangDatabase()
  const key = randomUUID()
  const first = await (await inquiries.submit('consultation', { key })).json()
  expect(await (await inquiries.submit('consultation', { key })).json()).toEqual(first)
  expect((await inquiries.submit('consultation', { key, data: { message: 'Other' } })).status).toBe(409)
  expect(await spooled()).toHaveLength(1)
})

test('one address can fill only a part of the spool; a repeat of a waiting inquiry is still recognized', async () => {
  bringBack = await hangDatabase()
  const { perAddress } = limits.intake.spooled
  const key = randomUUID()
  expect((await inquiries.submit('consultation', { key })).status).toBe(200)
  const others = Array.from({ length: perAddress }, () => inquiries.submit('consultation'))
  const statuses = (await Promise.all(others)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(perAddress - 1).fill(200), 429])
  const refused = await inquiries.submit('quote')
  expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([
    429,
    limits.intake.retryAfterSeconds,
  ])
  expect((await inquiries.submit('consultation', { key })).status).toBe(200)
  expect((await inquiries.submit('quote', { headers: { 'X-Test-Address': '198.51.100.7' } })).status).toBe(
    200,
  )
})

test('an attempt that the database stores late counts once', async () => {
  const slow = await slowInserts()
  const data = { email: `${randomUUID()}@example.com` }
  const submit = async () => (await inquiries.submit('consultation', { data })).status
  expect(await submit()).toBe(200)
  expect(inquiries.events.map(({ type }) => type)).toContain('database_submission_failed')
  await expect.poll(stored).toHaveLength(1)
  await slow.end()
  await expect.poll(spooled).toEqual([])
  expect([await submit(), await submit(), await submit()]).toEqual([200, 200, 429])
})

test('the owner is notified once of an inquiry that the database stores late', async () => {
  const slow = await slowInserts()
  expect((await inquiries.submit('consultation')).status).toBe(200)
  expect(inquiries.events.map(({ type }) => type)).toContain('database_submission_failed')
  await expect.poll(stored).toHaveLength(1)
  await slow.end()
  await expect.poll(spooled).toEqual([])
  expect(await toldInTheEnd()).toEqual(['owner', 'visitor'])
})

test('two copies of an inquiry that the database stores late count once', async () => {
  const slow = await slowInserts()
  const key = randomUUID()
  const data = { email: `${randomUUID()}@example.com` }
  const submit = async (under: string) =>
    (await inquiries.submit('consultation', { key: under, data })).status
  expect(await Promise.all([submit(key), submit(key)])).toEqual([200, 200])
  await expect.poll(stored).toHaveLength(1)
  await slow.end()
  await expect.poll(spooled).toEqual([])
  const later = [await submit(randomUUID()), await submit(randomUUID()), await submit(randomUUID())]
  expect(later).toEqual([200, 200, 429])
})

test('with a slow database and no disk the owner is still notified once', async () => {
  await rm(spool, { recursive: true, force: true })
  await writeFile(spool, '')
  const held = await holdInserts()
  const answer = inquiries.submit('consultation', { data: { email: `${randomUUID()}@example.com` } })
  await expect
    .poll(() => inquiries.events.map(({ type }) => type), { interval: 20 })
    .toContain('database_submission_failed')
  await held.letThrough()
  expect((await answer).status).toBe(200)
  await rm(spool)
  expect(await toldInTheEnd()).toEqual(['owner', 'visitor'])
  await held.end()
})

test('failed attempts do not count toward the limit afterwards', async () => {
  await rm(spool, { recursive: true, force: true })
  await writeFile(spool, '')
  bringBack = await hangDatabase()
  mailWorks = false
  const data = { email: `${randomUUID()}@example.com` }
  const submit = async () => (await inquiries.submit('consultation', { data })).status
  expect([await submit(), await submit(), await submit()]).toEqual([503, 503, 503])
  await rm(spool)
  expect(await submit()).toBe(200)
})

test('when the mail fails too, the job sends it later', async () => {
  bringBack = await hangDatabase()
  mailWorks = false
  expect((await inquiries.submit('consultation', { data: { email: 'second@example.com' } })).status).toBe(200)
  await expect.poll(() => inquiries.events.map(({ type }) => type)).toContain('email_send_failed')
  mailWorks = true
  await bringBack()
  bringBack = async () => undefined
  await expect.poll(() => mailed.length).toBe(2)
})

test('without database and disk a mail is enough; without all three the visitor gets an error', async () => {
  await rm(spool, { recursive: true, force: true })
  // A file in place of the folder: no user can write there.
  await writeFile(spool, '')
  bringBack = await hangDatabase()
  expect((await inquiries.submit('consultation', { data: { email: 'first@example.com' } })).status).toBe(200)
  expect(mailed).toHaveLength(1)

  mailWorks = false
  const refused = await inquiries.submit('consultation', { data: { email: 'other@example.com' } })
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)

  await rm(spool)
  expect((await inquiries.submit('consultation', { data: { email: 'third@example.com' } })).status).toBe(200)
})

test('without database and disk, a repeat while the mail is being sent causes no second mail', async () => {
  await rm(spool, { recursive: true, force: true })
  await writeFile(spool, '')
  bringBack = await hangDatabase()
  const { promise, resolve: freeMail } = Promise.withResolvers<void>()
  mailIsFree = promise
  const key = randomUUID()
  const submit = async () => (await inquiries.submit('consultation', { key })).status
  expect(await submit()).toBe(503)
  const again = submit()
  freeMail()
  expect(await again).toBe(200)
  expect(await submit()).toBe(200)
  expect(mailed).toHaveLength(1)
  await rm(spool)
  await bringBack()
  bringBack = async () => undefined
  expect(await toldInTheEnd()).toEqual(['owner', 'visitor'])
})

test('an unreadable file is put aside and does not hold up the others', async () => {
  bringBack = await hangDatabase()
  await inquiries.submit('consultation', { data: { email: 'fourth@example.com' } })
  await writeFile(join(spool, '00000000-0000-4000-8000-000000000000.json'), '{"inquiry":')
  await chmod(spool, 0o700)
  await bringBack()
  bringBack = async () => undefined
  await expect.poll(async () => (await stored()).length).toBe(1)
  await expect.poll(() => readdir(spool)).toEqual(['00000000-0000-4000-8000-000000000000.json.aside'])
})
