import { once } from 'node:events'
import { Agent, type ClientRequest, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { patienceMs } from './extent.ts'
import { type Inquiry, newInquiry, send } from './inquiry.ts'
import './figures.ts'
import { drained } from './drained.ts'
import { startSite } from './site.ts'
import { inspectStored } from './stored-inquiries.ts'
import { startTcpProxy } from './tcp-proxy.ts'

const database = await createTestDatabase()
const proxy = await startTcpProxy(database.url)
const site = await startSite({ DATABASE_URL: proxy.url })
afterAll(async () => {
  await site.close()
  proxy.close()
})

const copies = 100

async function sendCopies(inquiry: Inquiry) {
  const address = await site.address()
  const answers = await Promise.all(Array.from({ length: copies }, () => send(address, inquiry)))
  const references = new Set(answers.flatMap(({ reference }) => reference ?? []))
  return { answers, entries: [...references].map((reference) => ({ reference, key: inquiry.key })) }
}

async function countInquiries(key: string): Promise<number> {
  const { rowCount } = await database.pool.query('select from leads where idempotency_key = $1', [key])
  return rowCount ?? 0
}

test('the same submission is sent a hundred times at once', { timeout: patienceMs }, async ({ task }) => {
  const inquiry = newInquiry()
  const { answers, entries } = await sendCopies(inquiry)
  await drained(site.spooled)
  const { stored, duplicates, problems } = await inspectStored(database.url, entries)
  task.meta.figures = { acknowledged: entries.length, stored, duplicates, retried: copies - 1 }

  expect(problems).toEqual([])
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(entries).toHaveLength(1)
  expect(await countInquiries(inquiry.key)).toBe(1)
})

test('the same submission is sent a hundred times at once while the database is gone', {
  timeout: patienceMs,
}, async ({ task }) => {
  const inquiry = newInquiry()
  proxy.cut()
  const { answers, entries } = await sendCopies(inquiry)
  expect(site.countEvents('spool_failed')).toBe(0)
  await proxy.restore()
  await drained(site.spooled)
  const { stored, duplicates, problems } = await inspectStored(database.url, entries)
  const refused = answers.filter(({ status }) => status === 429).length
  task.meta.figures = {
    acknowledged: entries.length,
    stored,
    duplicates,
    spooled: 1,
    refused,
    retried: copies - 1,
  }

  expect(problems).toEqual([])
  // Without the shared counters, this many copies from one email reach the rate limit. 429 is honest too.
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
  expect(entries).toHaveLength(1)
  expect(await countInquiries(inquiry.key)).toBe(1)
})

/** Sends an inquiry up to the middle of its body, so that the server is sure to have started on it. */
async function sendHalf(address: string, { path, headers, body }: Inquiry): Promise<ClientRequest> {
  const half = request(address + path, {
    agent: new Agent(),
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body), Expect: '100-continue' },
  })
  half.flushHeaders()
  await once(half, 'continue')
  half.write(body.slice(0, 50))
  return half
}

async function sendRest(half: ClientRequest, { key, body }: Inquiry) {
  half.end(body.slice(50))
  const [response] = await once(half, 'response')
  const { reference } = await json(response).then((value) => ({ reference: '', ...Object(value) }))
  return { status: response.statusCode, reference: String(reference), key }
}

test('SIGTERM arrives with requests in flight', { timeout: patienceMs }, async ({ task }) => {
  const address = await site.address()
  const inquiries = Array.from({ length: 40 }, () => newInquiry())
  const halves = await Promise.all(
    inquiries.map(async (inquiry) => ({ inquiry, half: await sendHalf(address, inquiry) })),
  )
  const ended = site.end()
  await expect.poll(site.isStopping).toBe(true)
  await expect(fetch(address)).rejects.toThrow()
  const answers = await Promise.all(halves.map(({ half, inquiry }) => sendRest(half, inquiry)))
  expect(await ended).toBe(0)
  // If the database was slow, some inquiries are still in the spool; the next start stores them.
  await site.restart()
  await drained(site.spooled)
  const { stored, duplicates, problems } = await inspectStored(database.url, answers)
  task.meta.figures = { acknowledged: answers.length, stored, duplicates }

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(problems).toEqual([])
})
