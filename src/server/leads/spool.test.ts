import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { createLeadApp } from '../../../tests/support/lead-app.ts'
import * as limits from '../../domain/limits.ts'
import type { NewLead } from './new-lead.ts'
import { createSpool } from './spool.ts'

const root = await mkdtemp(join(tmpdir(), 'spool-test-'))
afterAll(() => rm(root, { recursive: true, force: true }))

function newSpool() {
  const folder = join(root, randomUUID(), 'spool')
  return { folder, spool: createSpool(folder) }
}

function newLead(change: Partial<NewLead> = {}): NewLead {
  return {
    form: 'quote',
    idempotencyKey: randomUUID(),
    bodyHash: 'ab'.repeat(32),
    reference: 'AAAAA-AAAAA',
    statusToken: 'token',
    receivedAt: '2026-11-15T12:00:00.000Z',
    replyBy: null,
    userId: null,
    timeZone: 'Asia/Tokyo',
    verified: false,
    captchaScore: null,
    spamReasons: ['too_fast'],
    fields: { firstName: 'Ada', additionalDetails: 'Line\r\n"two" \u2028 👩‍👩‍👧 ../../x' },
    ...change,
  }
}

describe('the folder', () => {
  test('gives back what was put in, and is nobody else’s to read', async () => {
    const { folder, spool } = newSpool()
    expect(await spool.list()).toEqual({ keys: [], unreadable: [] })
    const spooled = { lead: newLead(), mailed: false }
    const key = spooled.lead.idempotencyKey
    await spool.write(spooled)
    expect(await spool.read(key)).toEqual(spooled)
    expect(await spool.list()).toEqual({ keys: [key], unreadable: [] })
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, `${key}.json`))).mode & 0o777).toBe(0o600)
    await spool.write({ ...spooled, mailed: true })
    expect(await spool.read(key)).toMatchObject({ mailed: true })
    await spool.remove(key)
    await spool.remove(key)
    expect(await spool.read(key)).toBeNull()
    expect(await readdir(folder)).toEqual([])
  })

  test('keeps one whole file when copies are written at once', async () => {
    const { folder, spool } = newSpool()
    const lead = newLead()
    await Promise.all(Array.from({ length: 40 }, (_, n) => spool.write({ lead, mailed: n % 2 === 0 })))
    expect(await spool.read(lead.idempotencyKey)).toMatchObject({ lead })
    expect(await readdir(folder)).toEqual([`${lead.idempotencyKey}.json`])
  })

  test('leaves no draft behind when it cannot be written', async () => {
    const { folder, spool } = newSpool()
    const lead = newLead()
    await spool.write({ lead, mailed: false })
    const blocked = newLead()
    // A folder where the file should be.
    await createSpool(join(folder, `${blocked.idempotencyKey}.json`)).write({ lead, mailed: false })
    await expect(spool.write({ lead: blocked, mailed: false })).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  test.for([
    ['half a file', '{"lead":{"form":"quote"'],
    ['nothing', ''],
    ['another form', JSON.stringify({ lead: { ...newLead(), form: '__proto__' }, mailed: false })],
    ['a key that is a path', JSON.stringify({ lead: newLead({ idempotencyKey: '../../x' }), mailed: false })],
    ['fields that are no text', JSON.stringify({ lead: { ...newLead(), fields: { a: 1 } }, mailed: false })],
    ['a list', '[]'],
  ] as const)('puts %s aside, unharmed', async ([, text]) => {
    const { folder, spool } = newSpool()
    const good = newLead()
    await spool.write({ lead: good, mailed: false })
    await writeFile(join(folder, 'broken.json'), text)
    await writeFile(join(folder, 'draft.json.new'), text)
    expect(await spool.read('broken')).toBeNull()
    expect(await spool.list()).toEqual({ keys: [good.idempotencyKey], unreadable: ['broken.json'] })
    expect(await spool.list()).toEqual({ keys: [good.idempotencyKey], unreadable: [] })
    expect(await readdir(folder)).toContain('broken.json.aside')
  })
})

describe('while the database hangs', async () => {
  const database = await createTestDatabase()
  const leads = await createLeadApp({ database, patienceMs: limits.intake.storeMs })
  const { pool } = database

  /** Runs the work while every statement on the leads table waits. */
  async function withoutDatabase(work: () => Promise<void>): Promise<void> {
    const client = await pool.connect()
    await client.query('begin; lock table leads in access exclusive mode')
    try {
      await work()
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  const messages = async () =>
    (await pool.query<{ message: string }>('select message from contact_submissions')).rows.map(
      ({ message }) => message,
    )

  test('copies that come at once are one file, one mail and later one enquiry; another body is a conflict', async () => {
    const key = randomUUID()
    await withoutDatabase(async () => {
      const same = Array.from({ length: 20 }, () => leads.submit('consultation', { key }))
      const other = leads.submit('consultation', { key, data: { message: 'Something else' } })
      const answers = await Promise.all(same)
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect((await other).status).toBe(409)
      await expect.poll(() => leads.sent.length).toBe(1)
    })
    await expect.poll(messages).toEqual(['Two days, three cameras, one stream.'])
    expect(leads.events.filter(({ type }) => type === 'database_submission_failed')).toHaveLength(1)
    await expect.poll(() => readdir(join(leads.dataDir, 'spool'))).toEqual([])
    // The owner had the mail already; the visitor gets the confirmation now.
    await expect.poll(() => leads.sent.length).toBe(2)
  })

  test('the limits also hold for those who come at once', async () => {
    await pool.query('truncate leads, rate_counters cascade')
    await withoutDatabase(async () => {
      const data = { email: 'flood@example.com' }
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => leads.submit('consultation', { data })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
    })
    await expect.poll(messages).toHaveLength(3)
  })
})

test('an enquiry whose key was used for another one meanwhile is kept for people to look at', async () => {
  const leads = await createLeadApp({ patienceMs: limits.intake.storeMs })
  const key = randomUUID()
  expect((await leads.submit('quote', { key })).status).toBe(200)
  await createSpool(join(leads.dataDir, 'spool')).write({
    lead: newLead({ idempotencyKey: key }),
    mailed: true,
  })
  const files = () => readdir(join(leads.dataDir, 'spool'))
  await expect.poll(files).toEqual([`${key}.json.aside`])
  expect(leads.logged.join('')).toContain('spool_conflict')
  await leads.stop()
})
