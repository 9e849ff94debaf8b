import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { testInquiryFields } from '../../../content/desk/health.ts'
import type { TestProgress } from '../../../domain/desk/test-inquiry.ts'
import * as limits from '../../../domain/limits.ts'
import { deskPath } from '../../../routes.ts'
import { createSmtpTransport } from '../../mail/smtp-transport.ts'

type Received = { readonly to: string; readonly mail: Email }

const received: Received[] = []
/** Runs when a mail arrives, and may refuse it. */
let onMail: () => Promise<void> = async () => {}
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, { envelope }, done) {
    buffer(stream)
      .then(async (raw) => {
        await onMail()
        received.push({ to: envelope.rcptTo[0]?.address ?? '', mail: await PostalMime.parse(raw) })
      })
      .then(() => done(), done)
  },
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const mail = createSmtpTransport(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
const hooked: Readonly<Record<string, unknown>>[] = []
let webhookWorks = true

const desk = await createDeskApp({
  mail,
  webhook: async ({ payload }) => {
    if (!webhookWorks) throw new Error('The webhook receiver answered 503.')
    hooked.push(payload)
    return 'The webhook receiver answered 200.'
  },
})
const { pool } = desk.accounts.database
afterAll(async () => {
  await mail.close()
  await new Promise<void>((closed) => server.close(closed))
})
afterEach(() => {
  received.length = 0
  hooked.length = 0
  webhookWorks = true
  onMail = async () => {}
})

/** Everything that an inquiry leaves behind anywhere. */
async function traces() {
  const tables = [
    'leads',
    'contacts',
    'contact_addresses',
    'contact_submissions',
    'inquiry_entries',
    'rate_counters',
  ]
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  const { rows } = await pool.query(
    `select ${counts.join(', ')}, (select count(*)::int from pgboss.job where name = 'deliveries') as jobs`,
  )
  return rows[0]
}

const statesOf = (progress: TestProgress | undefined) =>
  Object.fromEntries(progress?.legs.map(({ leg, state }) => [leg, state]) ?? [])

test('a test inquiry goes the whole way, is told leg by leg, and leaves nothing behind', async () => {
  const owner = await desk.staff('owner')
  const before = await traces()
  const { status, body } = await owner.ask('POST', '/health/test-inquiry')
  expect(status).toBe(200)
  const steps: TestProgress[] = body
  expect(statesOf(steps[0])).toMatchObject({ stored: 'waiting', removed: 'waiting' })
  expect(statesOf(steps.at(-1))).toEqual({
    stored: 'done',
    announced: 'done',
    listed: 'done',
    owner: 'done',
    visitor: 'done',
    webhook: 'done',
    removed: 'done',
  })
  expect(received.map(({ to }) => to).sort()).toEqual(['hello@bridgelight.example', owner.email].sort())
  const notification = received.find(({ to }) => to !== owner.email)
  expect(notification?.mail.text).toContain(testInquiryFields.name)
  expect(hooked).toEqual([expect.objectContaining({ test: true })])
  expect(await traces()).toEqual(before)
})

test('while it is on its way it is in the inbox, but neither on Today nor in an export', async () => {
  const owner = await desk.staff('owner')
  const seen = Promise.withResolvers<unknown[]>()
  onMail = async () => {
    const asked = ['/inquiries?search=test', '/today', '/export?format=json&view=all']
    const answers = await Promise.all(asked.map((path) => owner.ask('GET', path)))
    seen.resolve(answers.map(({ body }) => (body.inquiries ?? body).length))
  }
  await owner.ask('POST', '/health/test-inquiry')
  expect(await seen.promise).toEqual([1, 0, 0])
})

test('two presses at once send one inquiry, and both see how it goes', async () => {
  const owner = await desk.staff('owner')
  const presses = await Promise.all([1, 2].map(() => owner.ask('POST', '/health/test-inquiry')))
  for (const { body } of presses) expect(statesOf(body.at(-1))).toMatchObject({ removed: 'done' })
  expect(hooked).toHaveLength(1)
})

test('an owner may test as often as it takes', async () => {
  const owner = await desk.staff('owner')
  for (let time = 0; time <= limits.rate.consultation.attempts; time += 1) {
    const { body } = await owner.ask('POST', '/health/test-inquiry')
    expect(statesOf(body.at(-1))).toMatchObject({ visitor: 'done', removed: 'done' })
  }
})

test('a leg that fails says why, and the inquiry is removed all the same', async () => {
  const owner = await desk.staff('owner')
  webhookWorks = false
  onMail = async () => {
    throw new Error('Mailbox on fire')
  }
  const before = await traces()
  const { body } = await owner.ask('POST', '/health/test-inquiry')
  const legs: TestProgress['legs'] = body.at(-1).legs
  const failed = legs.filter(({ state }) => state === 'failed').map(({ leg, reason }) => [leg, reason])
  expect(failed).toEqual([
    ['owner', 'The mail server answered 450.'],
    ['visitor', 'The mail server answered 450.'],
    ['webhook', 'The webhook receiver answered 503.'],
  ])
  expect(statesOf(body.at(-1))).toMatchObject({ stored: 'done', removed: 'done' })
  expect(await traces()).toEqual(before)
})

test('a real inquiry from the same address keeps its contact', async () => {
  const owner = await desk.staff('owner')
  const reference = await desk.receive('consultation', { data: { email: owner.email } })
  await owner.ask('POST', '/health/test-inquiry')
  expect((await owner.ask('GET', `/inquiries/${reference}`)).status).toBe(200)
  const { rows } = await pool.query('select email from contact_addresses where email = $1', [owner.email])
  expect(rows).toEqual([{ email: owner.email }])
})

test('one whose server was killed is removed when a server starts, and real ones stay', async () => {
  const real = await desk.receive('podcast')
  const forgotten = await desk.receive('consultation')
  const onItsWay = await desk.receive('quote')
  await pool.query('update leads set test = true where reference = any ($1)', [[forgotten, onItsWay]])
  await pool.query(`update leads set received_at = now() - interval '1 hour' where reference = any ($1)`, [
    [real, forgotten],
  ])
  await desk.startAnother()
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from leads where reference = any ($1)',
    [[real, forgotten, onItsWay]],
  )
  expect(rows.map(({ reference }) => reference).sort()).toEqual([real, onItsWay].sort())
})

test('open desks hear of real arrivals and not of tests', async () => {
  const owner = await desk.staff('owner')
  const stop = new AbortController()
  const live = await desk.app.request(`${deskPath}/live`, { headers: owner.bearer, signal: stop.signal })
  await owner.ask('POST', '/health/test-inquiry')
  const reference = await desk.receive('legacy')
  let heard = ''
  for await (const piece of live.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += piece
    if (heard.includes(reference)) break
  }
  stop.abort()
  const arrived = [...heard.matchAll(/"reference":"([^"]+)","new":true/g)].map(([, each]) => each)
  expect(arrived).toEqual([reference])
})
