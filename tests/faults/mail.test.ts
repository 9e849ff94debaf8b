import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { deliveryJobs } from './delivery-jobs.ts'
import { answerLimitMs, patienceMs } from './extent.ts'
import { newInquiry, send } from './inquiry.ts'
import './figures.ts'
import { startMailServer } from './mail-server.ts'
import { startSite } from './site.ts'
import { inspectStored } from './stored-inquiries.ts'

const database = await createTestDatabase()
const jobs = deliveryJobs(database.pool)
const mail = await startMailServer()
const site = await startSite({
  DATABASE_URL: database.url,
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
})
afterAll(async () => {
  await site.close()
  mail.close()
})

async function submit() {
  const inquiry = newInquiry()
  const answer = await send(await site.address(), inquiry)
  return { ...answer, key: inquiry.key, reference: answer.reference ?? '' }
}

const healthy = await submit()
const limitMs = answerLimitMs(healthy.ms)
const mailsOf = (reference: string) =>
  mail.taken.filter(({ text }) => text.includes(`lead-${reference.toLowerCase()}.`))
const messageId = (text: string) => /^Message-ID: (.+)$/im.exec(text)?.[1]

const troubles = [
  ['the mail server refuses connections', 'refused', /cannot be reached/],
  ['the mail server answers 4xx', '4xx', /answered 451/],
  ['the mail server answers 5xx', '5xx', /answered 550/],
  ['the mail server is cut off after DATA', 'cut after DATA', /cannot be reached/],
  ['the mail server hangs', 'silent', /took too long/],
] as const

test.for(troubles)('%s', { timeout: patienceMs }, async ([, trouble, reason], { task }) => {
  mail.beginTrouble(trouble)
  const { status, reference, key, ms } = await submit()
  expect(status).toBe(200)
  expect(ms).toBeLessThan(limitMs)

  const waiting = async () => (await jobs.of(reference)).filter(({ state }) => state === 'retry')
  await expect.poll(waiting, { timeout: 40_000 }).toHaveLength(2)
  for (const job of await waiting()) {
    expect(job.reason).toMatch(reason)
    expect(job.delay).toBeGreaterThan(10)
  }

  await mail.endTrouble()
  await jobs.hurry()
  const done = async () => (await jobs.of(reference)).filter(({ state }) => state === 'completed')
  await expect.poll(done, { timeout: 40_000 }).toHaveLength(2)
  const retried = (await done()).reduce((sum, { retries }) => sum + retries, 0)
  const { stored, duplicates, problems } = await inspectStored(database.url, [{ reference, key }])
  task.meta.figures = { acknowledged: 1, stored, duplicates, retried }
  expect(problems).toEqual([])
  expect(retried).toBe(2)

  const confirmed = mailsOf(reference).filter((mail) => mail.confirmed)
  expect(confirmed).toHaveLength(2)
  // A recipient whose mail arrived without confirmation gets it again with the same Message-ID.
  const ids = new Set(mailsOf(reference).map(({ text }) => messageId(text)))
  expect(ids.size).toBe(2)
})

test('the mail server answers 5xx to the last attempt', { timeout: patienceMs }, async ({ task }) => {
  mail.beginTrouble('5xx')
  const { reference, key } = await submit()
  const states = async () => (await jobs.of(reference)).map(({ state }) => state)
  await expect.poll(states).toEqual(['retry', 'retry'])
  await jobs.hurryToTheLast()
  await expect.poll(states).toEqual(['failed', 'failed'])
  expect(await jobs.undelivered(reference)).toEqual(['owner', 'visitor'])
  const { stored, duplicates, problems } = await inspectStored(database.url, [{ reference, key }])
  task.meta.figures = { acknowledged: 1, stored, duplicates }
  expect(problems).toEqual([])
  await mail.endTrouble()
})
