import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { emptyTables } from '../../../../tests/support/servers/empty-tables.ts'
import { newInquiry } from '../../../../tests/support/servers/new-inquiry.ts'
import { startJobs } from '../../jobs/job-queue.ts'
import { createLog } from '../../log.ts'
import { deliveryInsert, openDeliveryQueue } from '../delivery/delivery.ts'
import { createInquiryStore, type RateCounter } from './inquiry-store.ts'
import type { NewInquiry } from './new-inquiry.ts'

const { pool } = await createTestDatabase()
const log = createLog(
  () => {},
  () => new Date(),
)
const background = await startJobs({ pool, log })
afterAll(() => background.stop())
const insert = deliveryInsert(await openDeliveryQueue(background), () => false)
let jobsFail = false
const store = createInquiryStore(pool, {
  text: insert.text,
  jobsOf: (inquiry, mailed) => (jobsFail ? [{ id: 'no uuid', data: {} }] : insert.jobsOf(inquiry, mailed)),
})

beforeEach(async () => {
  await emptyTables(pool, 'leads', 'rate_counters', 'spent_captchas', 'pgboss.job')
  jobsFail = false
})

async function jobs(): Promise<{ leadId: string; channel: string }[]> {
  const { rows } = await pool.query(
    `select data->>'leadId' as "leadId", data->>'channel' as channel from pgboss.job where name = 'deliveries'`,
  )
  return rows
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const keep = (inquiry: NewInquiry, options: Partial<Parameters<typeof store.store>[1]> = {}) =>
  store.store(inquiry, { counters: [], proof: null, mailed: false, ...options })

async function count(table: string): Promise<number> {
  return (await pool.query(`select from ${table}`)).rows.length
}

const window: RateCounter = { key: 'person', attempts: 2, windowMs: 60_000 }

describe('all or nothing', () => {
  test('row, details, counter, proof and jobs are stored together', async () => {
    const proof = { hash: sha256('proof'), required: true }
    expect(await keep(newInquiry(), { counters: [window], proof })).toEqual({ kind: 'stored' })
    expect(await Promise.all(['leads', 'gate_leads', 'spent_captchas'].map(count))).toEqual([1, 1, 1])
    const { rows } = await pool.query('select id from leads')
    expect(await jobs()).toEqual([{ leadId: rows[0]?.id, channel: 'owner' }])
  })

  test('when the jobs fail nothing is stored, and the proof stays valid', async () => {
    jobsFail = true
    const proof = { hash: sha256('proof'), required: true }
    const inquiry = newInquiry()
    await expect(keep(inquiry, { counters: [window], proof })).rejects.toThrow('uuid')
    const tables = ['leads', 'gate_leads', 'spent_captchas', 'rate_counters']
    expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0])
    jobsFail = false
    expect(await keep(inquiry, { counters: [window], proof })).toEqual({ kind: 'stored' })
  })

  test('a refused attempt is not counted', async () => {
    const counters = [window]
    for (let n = 0; n < 2; n += 1) expect((await keep(newInquiry(), { counters })).kind).toBe('stored')
    for (let n = 0; n < 5; n += 1) expect((await keep(newInquiry(), { counters })).kind).toBe('rate-limited')
    expect((await pool.query("select attempts from rate_counters where key = 'person'")).rows).toEqual([
      { attempts: 2 },
    ])
    expect(await count('leads')).toBe(2)
  })
})

describe('the same key', () => {
  test('returns the first inquiry and counts once', async () => {
    const inquiry = newInquiry({ replyBy: '2026-11-16T19:00:00.000Z' })
    await keep(inquiry, { counters: [window] })
    const { bodyHash, reference, replyBy } = inquiry
    const again = {
      ...inquiry,
      bodyHash: sha256('other').toString('hex'),
      fields: { email: 'eve@example.com' },
    }
    const known = { kind: 'known', bodyHash, reference, replyBy }
    expect(await keep(again, { counters: [window] })).toEqual(known)
    expect(await store.lookUp([inquiry.idempotencyKey], [{ ...window, attempts: 0 }])).toEqual(known)
    expect((await pool.query('select email from gate_leads')).rows).toEqual([{ email: 'ada@example.com' }])
    expect((await pool.query("select attempts from rate_counters where key = 'person'")).rows).toEqual([
      { attempts: 1 },
    ])
  })

  test('a hundred times at the same time, even under different counters, creates one row', async () => {
    const inquiry = newInquiry()
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, n) => keep(inquiry, { counters: [{ ...window, key: `p${n % 7}` }] })),
    )
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'known')).toHaveLength(99)
    expect([await count('leads'), (await jobs()).length]).toEqual([1, 1])
  })
})

describe('a proof', () => {
  const hash = sha256('proof')

  test('is accepted once, even when many inquiries use it at the same time', async () => {
    const proof = { hash, required: true }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => keep(newInquiry(), { proof })))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([...Array(19).fill('proof-spent'), 'stored'])
    expect(await count('leads')).toBe(1)
  })

  test('used again where none is required leads to an unverified inquiry', async () => {
    const proof = { hash, required: false }
    await keep(newInquiry(), { proof })
    expect(await keep(newInquiry(), { proof })).toEqual({ kind: 'stored' })
    expect((await pool.query('select verification from leads order by id')).rows).toEqual([
      { verification: 'verified' },
      { verification: 'unverified' },
    ])
  })

  test('is remembered at least as long as it is valid', async () => {
    await keep(newInquiry(), { proof: { hash, required: true } })
    const { rows } = await pool.query(
      "select expires_at >= now() + interval '115 s' as long from spent_captchas",
    )
    expect(rows).toEqual([{ long: true }])
  })
})

describe('limits', () => {
  test('return the longest wait, in whole seconds', async () => {
    const counters = [
      { key: 'a', attempts: 1, windowMs: 60_000 },
      { key: 'b', attempts: 1, windowMs: 600_000 },
    ]
    await keep(newInquiry(), { counters })
    const refused = await keep(newInquiry(), { counters })
    expect(refused).toEqual({ kind: 'rate-limited', retryAfterSeconds: expect.any(Number) })
    const [wait] = [refused].map((outcome) =>
      'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : 0,
    )
    expect(wait).toBeGreaterThan(590)
    expect(Number.isInteger(wait)).toBe(true)
    expect(await store.lookUp([randomUUID()], counters)).toMatchObject({ kind: 'rate-limited' })
  })

  test('end with their window, which does not move', async () => {
    const counters = [window]
    for (let n = 0; n < 2; n += 1) await keep(newInquiry(), { counters })
    const ends = async () =>
      (await pool.query("select window_ends_at from rate_counters where key = 'person'")).rows
    const before = await ends()
    await keep(newInquiry(), { counters })
    expect(await ends()).toEqual(before)
    await pool.query("update rate_counters set window_ends_at = now() - interval '1 ms'")
    expect(await store.lookUp([randomUUID()], counters)).toEqual({ kind: 'none' })
    expect(await keep(newInquiry(), { counters })).toEqual({ kind: 'stored' })
  })
})

test('field names never become SQL', async () => {
  const fields = {
    email: 'ada@example.com',
    'company) values (1); drop table leads; --': 'x',
    id: '7',
    __proto__: 'x',
  }
  expect(await keep(newInquiry({ fields }))).toEqual({ kind: 'stored' })
  expect((await pool.query('select email, phone, company from gate_leads')).rows).toEqual([
    { email: 'ada@example.com', phone: null, company: null },
  ])
})
