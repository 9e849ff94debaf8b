import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { deliveryJobs } from './delivery-jobs.ts'
import { patienceMs } from './extent.ts'
import { newInquiry, send } from './inquiry.ts'
import './figures.ts'
import { startSite } from './site.ts'
import { inspectStored } from './stored-inquiries.ts'

type Behavior = (response: ServerResponse) => void

const works: Behavior = (response) => response.end('ok')
let behave = works
const received: string[] = []
let elsewhere = 0
let replyBytes = 0
const receiver = createServer(async (request, response) => {
  response.on('error', () => {})
  if (request.url !== '/hook') elsewhere += 1
  received.push(String(request.headers['webhook-id']))
  request.resume()
  await once(request, 'end')
  behave(response)
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const address = receiver.address()
const port = typeof address === 'object' && address ? address.port : 0

const database = await createTestDatabase()
const other = await createTestDatabase()
const jobs = deliveryJobs(database.pool)
const site = await startSite({
  DATABASE_URL: database.url,
  ZAPIER_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
  WEBHOOK_ALLOW_PRIVATE: 'true',
})
afterAll(async () => {
  await site.close()
  receiver.closeAllConnections()
  receiver.close()
})

/** Sends an inquiry; returns its key and reference, and ways to look at its webhook job and calls. */
async function submit(to = site, { of } = jobs) {
  const { key, ...inquiry } = newInquiry()
  const { status, reference } = await send(await to.address(), { key, ...inquiry })
  expect(status).toBe(200)
  const entry = { key, reference: reference ?? '' }
  const job = async () => (await of(entry.reference)).find(({ channel }) => channel === 'webhook')
  return { entry, job, sent: () => received.filter((id) => id === `lead-${entry.reference.toLowerCase()}`) }
}

const troubles: readonly { readonly name: string; readonly reason: RegExp; readonly behave: Behavior }[] = [
  {
    name: 'the webhook answers 500',
    reason: /answered 500/,
    behave: (response) => response.writeHead(500).end('no'),
  },
  {
    name: 'the webhook redirects',
    reason: /redirects \(307\)/,
    behave: (response) => response.writeHead(307, { Location: '/elsewhere' }).end(),
  },
  {
    name: 'the webhook drips its reply',
    reason: /took too long/,
    behave(response) {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 200)
      response.on('close', () => clearInterval(drip))
    },
  },
]

test.for(troubles)('$name', { timeout: patienceMs }, async ({ reason, behave: misbehave }, { task }) => {
  behave = misbehave
  const { entry, job, sent } = await submit()
  await expect.poll(async () => (await job())?.state, { timeout: 30_000 }).toBe('retry')
  const waiting = await job()
  expect(waiting?.reason).toMatch(reason)
  expect(waiting?.delay).toBeGreaterThan(10)
  expect(elsewhere).toBe(0)

  behave = works
  await jobs.hurry()
  await expect.poll(async () => (await job())?.state).toBe('completed')
  expect(sent(), 'the same id at both attempts').toHaveLength(2)
  const { stored, duplicates, problems } = await inspectStored(database.url, [entry])
  task.meta.figures = { acknowledged: 1, stored, duplicates, retried: (await job())?.retries ?? 0 }
  expect(problems).toEqual([])
})

test('the webhook sends a huge reply', { timeout: patienceMs }, async ({ task }) => {
  const chunk = Buffer.alloc(64 * 1024)
  const closed = Promise.withResolvers<void>()
  behave = (response) => {
    const more = () => {
      while (response.write(chunk)) replyBytes += chunk.length
      replyBytes += chunk.length
    }
    response.on('drain', more)
    response.on('close', closed.resolve)
    more()
  }
  const { entry, job, sent } = await submit()
  await expect.poll(async () => (await job())?.state).toBe('completed')
  await closed.promise
  expect(sent()).toHaveLength(1)
  // The limit covers what both ends of the connection may buffer; the receiver would go on sending.
  expect(replyBytes).toBeLessThan(16 * 1024 * 1024)
  const { stored, duplicates, problems } = await inspectStored(database.url, [entry])
  task.meta.figures = { acknowledged: 1, stored, duplicates }
  expect(problems).toEqual([])
})

test('the webhook points into a private network', { timeout: patienceMs }, async ({ task }) => {
  const careful = await startSite({
    DATABASE_URL: other.url,
    ZAPIER_WEBHOOK_URL: `http://localhost:${port}/hook`,
  })
  try {
    const { entry, job, sent } = await submit(careful, deliveryJobs(other.pool))
    await expect.poll(async () => (await job())?.state).toBe('retry')
    expect((await job())?.reason).toMatch(/private network/)
    expect(sent()).toEqual([])
    const { stored, duplicates, problems } = await inspectStored(other.url, [entry])
    task.meta.figures = { acknowledged: 1, stored, duplicates }
    expect(problems).toEqual([])
  } finally {
    await careful.close()
  }
})
