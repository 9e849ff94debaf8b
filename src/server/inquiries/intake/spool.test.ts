import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import * as limits from '../../../domain/limits.ts'
import type { NewInquiry } from '../storage/new-inquiry.ts'
import { createSpool } from './spool.ts'

const root = await mkdtemp(join(tmpdir(), 'spool-test-'))
afterAll(() => rm(root, { recursive: true, force: true }))

function newSpool() {
  const folder = join(root, randomUUID(), 'spool')
  return { folder, spool: createSpool(folder) }
}

function newInquiry(change: Partial<NewInquiry> = {}): NewInquiry {
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
    test: false,
    requestId: 'a-name-given-by-a-proxy',
    source: { first: { page: '/', referrer: 'search.example' }, last: { page: '/quote' } },
    fields: { firstName: 'Ada', additionalDetails: 'Line\r\n"two" \u2028 👩‍👩‍👧 ../../x' },
    ...change,
  }
}

describe('the folder', () => {
  test('returns what was written, and no other user can read it', async () => {
    const { folder, spool } = newSpool()
    expect(await spool.list()).toEqual({ keys: [], unreadable: [] })
    const spooled = { inquiry: newInquiry(), mailed: false }
    const key = spooled.inquiry.idempotencyKey
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

  test('reads the files of earlier versions, which called an inquiry a lead', async () => {
    const { folder, spool } = newSpool()
    await spool.write({ inquiry: newInquiry(), mailed: false })
    // They had no source either.
    const { source, ...lead } = newInquiry()
    await writeFile(join(folder, `${lead.idempotencyKey}.json`), JSON.stringify({ lead, mailed: true }))
    expect(await spool.read(lead.idempotencyKey)).toEqual({ inquiry: { ...lead, source: {} }, mailed: true })
    expect(await spool.list()).toMatchObject({ unreadable: [] })
  })

  test('keeps one whole file when copies are written at the same time', async () => {
    const { folder, spool } = newSpool()
    const inquiry = newInquiry()
    await Promise.all(Array.from({ length: 40 }, (_, n) => spool.write({ inquiry, mailed: n % 2 === 0 })))
    expect(await spool.read(inquiry.idempotencyKey)).toMatchObject({ inquiry })
    expect(await readdir(folder)).toEqual([`${inquiry.idempotencyKey}.json`])
  })

  test('leaves no draft behind when the write fails', async () => {
    const { folder, spool } = newSpool()
    const inquiry = newInquiry()
    await spool.write({ inquiry, mailed: false })
    const blocked = newInquiry()
    // A folder in place of the file.
    await createSpool(join(folder, `${blocked.idempotencyKey}.json`)).write({ inquiry, mailed: false })
    await expect(spool.write({ inquiry: blocked, mailed: false })).rejects.toThrow()
    expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  test.for([
    ['half a file', '{"inquiry":{"form":"quote"'],
    ['nothing', ''],
    ['another form', JSON.stringify({ inquiry: { ...newInquiry(), form: '__proto__' }, mailed: false })],
    [
      'a key that is a path',
      JSON.stringify({ inquiry: newInquiry({ idempotencyKey: '../../x' }), mailed: false }),
    ],
    [
      'fields that are no text',
      JSON.stringify({ inquiry: { ...newInquiry(), fields: { a: 1 } }, mailed: false }),
    ],
    ['a list', '[]'],
  ] as const)('puts %s aside and keeps the others', async ([, text]) => {
    const { folder, spool } = newSpool()
    const good = newInquiry()
    await spool.write({ inquiry: good, mailed: false })
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
  const inquiries = await createInquiryApp({ database, patienceMs: limits.intake.storeMs })
  const { pool } = database

  /** Runs the work while every statement on the inquiries table waits. */
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

  test('simultaneous copies lead to one file, one mail and later one inquiry; another body is a conflict', async () => {
    const key = randomUUID()
    await withoutDatabase(async () => {
      const same = Array.from({ length: 20 }, () => inquiries.submit('consultation', { key }))
      const other = inquiries.submit('consultation', { key, data: { message: 'Something else' } })
      const answers = await Promise.all(same)
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect((await other).status).toBe(409)
      await expect.poll(() => inquiries.sent.length).toBe(1)
    })
    await expect.poll(messages).toEqual(['Two days, three cameras, one stream.'])
    expect(inquiries.events.filter(({ type }) => type === 'database_submission_failed')).toHaveLength(1)
    await expect.poll(() => readdir(join(inquiries.dataDir, 'spool'))).toEqual([])
    // The owner already had the mail; the visitor gets the confirmation now.
    await expect.poll(() => inquiries.sent.length).toBe(2)
  })
})

test('a spooled inquiry whose key was used for another one meanwhile is put aside', async () => {
  const inquiries = await createInquiryApp({ patienceMs: limits.intake.storeMs })
  const key = randomUUID()
  expect((await inquiries.submit('quote', { key })).status).toBe(200)
  await createSpool(join(inquiries.dataDir, 'spool')).write({
    inquiry: newInquiry({ idempotencyKey: key }),
    mailed: true,
  })
  const files = () => readdir(join(inquiries.dataDir, 'spool'))
  await expect.poll(files).toEqual([`${key}.json.aside`])
  expect(inquiries.logged.join('')).toContain('spool_conflict')
  await inquiries.stop()
})
