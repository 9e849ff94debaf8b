import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDeskApp, webhookSecret } from '../../../../tests/support/servers/desk-app.ts'
import { endDeliveries } from '../../../../tests/support/servers/end-deliveries.ts'
import { letter } from '../../../../tests/support/servers/letter.ts'
import { deliveryWords } from '../../../content/desk/deliveries.ts'
import { createSmtpTransport } from '../../mail/smtp-transport.ts'
import { createWebhook } from '../../webhooks/send-webhook.ts'

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

let refusal: string | null = null
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 550 }))
  },
  onData(stream, _session, done) {
    stream.resume().on('end', () => done(null, 'Ok: queued as 4F1A'))
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

const hooks: string[] = []
let hookStatus = 200
const receiver = createServer((request, response) => {
  hooks.push(String(request.headers['webhook-id']))
  request.resume().on('end', () => response.writeHead(hookStatus).end())
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const hookUrl = `http://127.0.0.1:${portOf(receiver)}/secret-path`

const mail = createSmtpTransport(`smtp://127.0.0.1:${portOf(smtp.server)}`)
const desk = await createDeskApp({
  mail,
  webhook: createWebhook(() => ({ url: hookUrl, secret: webhookSecret, allowPrivate: true })),
})
const producer = await desk.staff('producer')
const owner = await desk.staff('owner')

afterAll(async () => {
  await mail.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  receiver.close()
})

beforeEach(async () => {
  await endDeliveries(desk.accounts.database.pool)
  hooks.length = 0
  hookStatus = 200
  refusal = null
})

type Seen = { id: string; channel: string; state: string; attempts: number; answer: string }

async function deliveryOf(reference: string, channel: string): Promise<Seen | undefined> {
  const { body } = await producer.ask('GET', `/inquiries/${reference}`)
  return body.deliveries.find((each: Seen) => each.channel === channel)
}

async function expectDelivery(reference: string, channel: string, expected: object): Promise<Seen> {
  const timeout = { timeout: 20_000 }
  await expect.poll(() => deliveryOf(reference, channel), timeout).toMatchObject(expected)
  const found = await deliveryOf(reference, channel)
  if (!found) throw new Error('It was there a moment ago')
  return found
}

/** As if the time until the next try were over, or all tries but one. */
const hurry = (tries = 'retry_count') =>
  desk.accounts.rows(
    `update pgboss.job set retry_count = ${tries}, start_after = now() where state = 'retry'`,
  )

/** Its job is waiting for the next try. */
const delayed = { state: 'delayed', nextTryAt: expect.any(String) }

const replay = ({ id, attempts }: Seen, by = producer) =>
  by.ask('POST', `/deliveries/${id}/replay`, { attempts })

test('every attempt is kept with what the other side said, and the next try is known', async () => {
  refusal = '5.1.1 No such person: <ada@example.com>'
  hookStatus = 503
  const reference = await desk.receive('consultation')
  const said = '550 5.1.1 No such person: <ada@example.com>'
  await expectDelivery(reference, 'owner', { ...delayed, attempts: 1 })
  await expectDelivery(reference, 'visitor', { ...delayed, finishedAt: null })
  await expectDelivery(reference, 'webhook', { ...delayed, answer: 'The webhook receiver answered 503.' })
  const { id, answer } = await expectDelivery(reference, 'visitor', { attempts: 1 })
  expect(answer).toContain(said)
  expect([...desk.logged, ...desk.inquiries.logged].join('')).not.toContain('No such person')

  refusal = null
  hookStatus = 200
  await hurry()
  const finished = { state: 'sent', attempts: 2, nextTryAt: null, finishedAt: expect.any(String) }
  await expectDelivery(reference, 'visitor', { ...finished, answer: '250 Ok: queued as 4F1A' })
  await expectDelivery(reference, 'webhook', { ...finished, answer: 'The webhook receiver answered 200.' })
  const { body } = await producer.ask('GET', `/deliveries/${id}/attempts`)
  expect(body.attempts).toMatchObject([
    { number: 2, ok: true, answer: '250 Ok: queued as 4F1A', tookMs: expect.any(Number) },
    { number: 1, ok: false, answer: expect.stringContaining(said) },
  ])
})

test('after the last try it is listed and counted, and pressed twice it is sent once more, under the same id', async () => {
  hookStatus = 500
  const reference = await desk.receive('consultation')
  await expectDelivery(reference, 'webhook', delayed)
  // Young trouble mostly mends itself, so nobody is called.
  expect((await producer.ask('GET', '/deliveries/count')).body).toEqual({
    mails: 0,
    webhooks: 0,
    more: false,
  })
  await hurry('retry_limit - 1')
  const failed = await expectDelivery(reference, 'webhook', { state: 'failed', attempts: 2, nextTryAt: null })
  expect((await producer.ask('GET', '/deliveries/count')).body).toEqual({
    mails: 0,
    webhooks: 1,
    more: false,
  })
  expect((await producer.ask('GET', '/deliveries')).body).toMatchObject({
    deliveries: [{ id: failed.id, answer: 'The webhook receiver answered 500.', inquiry: { reference } }],
    more: false,
  })

  hookStatus = 200
  hooks.length = 0
  const presses = await Promise.all([replay(failed), replay(failed), replay(failed, owner)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  await expectDelivery(reference, 'webhook', { state: 'sent', attempts: 3 })
  expect(hooks).toEqual([`lead-${reference.toLowerCase()}`])
  const { timeline } = (await producer.ask('GET', `/inquiries/${reference}`)).body
  expect(timeline).toMatchObject([
    { kind: 'received' },
    { kind: 'sent_again', detail: { channel: 'webhook' } },
  ])
  expect((await producer.ask('GET', '/deliveries')).body.deliveries).toEqual([])
  expect(await desk.accounts.rows(`select from pgboss.job where name = 'undelivered'`)).toEqual([])

  // A late press of somebody who still sees it as failed.
  expect(await replay(failed)).toMatchObject({ status: 409, body: { now: 'sent' } })
})

test('a letter that was given up is sent again; one that was taken is not', async () => {
  const reference = await desk.receive('consultation')
  desk.mail.before = async () => {
    throw new Error('The mail server answered 451.')
  }
  await producer.ask('POST', `/inquiries/${reference}/replies`, letter('Your gala', 'Yes.'))
  await expectDelivery(reference, 'reply', delayed)
  await hurry('retry_limit - 1')
  const failed = await expectDelivery(reference, 'reply', { state: 'failed' })
  desk.mail.before = async () => {}
  desk.mail.sent.length = 0
  expect((await replay(failed)).status).toBe(200)
  const sent = await expectDelivery(reference, 'reply', { state: 'sent', attempts: 3 })
  expect(desk.mail.sent.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(failed.id)])
  expect(await replay(sent)).toMatchObject({ status: 409, body: { now: 'sent' } })
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await replay({ ...sent, id: unknown })).status).toBe(404)
  expect((await replay({ ...sent, id: 'nonsense' })).status).toBe(404)
  expect((await producer.ask('GET', `/deliveries/${unknown}/attempts`)).status).toBe(404)
})

test('a confirmation that was withheld says why, and is sent when staff want it; what they release is not withheld', async () => {
  const first = await desk.receive('consultation')
  await expectDelivery(first, 'visitor', { state: 'sent' })
  // As if strangers had entered the address all day.
  await desk.accounts.rows(
    `update rate_counters set attempts = 10 where window_ends_at > now() + interval '20 hours'`,
  )
  const reference = await desk.receive('consultation')
  const withheld = await expectDelivery(reference, 'visitor', {
    state: 'withheld',
    attempts: 1,
    answer: deliveryWords.withheld,
  })
  const presses = await Promise.all([replay(withheld), replay(withheld, owner)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  const sent = await expectDelivery(reference, 'visitor', { state: 'sent', attempts: 2 })
  expect(await replay(sent)).toMatchObject({ status: 409, body: { now: 'sent' } })
  const { body } = await producer.ask('GET', `/deliveries/${sent.id}/attempts`)
  expect(body.attempts).toMatchObject([{ ok: true }, { ok: false, answer: deliveryWords.withheld }])

  const held = await desk.receive('consultation', { also: { website: 'http://spam.example' } })
  await producer.ask('POST', `/inquiries/${held}/release`)
  await expectDelivery(held, 'visitor', { state: 'sent', attempts: 1 })
})

test('the list has what is delayed for a while, newest first, page by page', async () => {
  const reference = await desk.receive('consultation')
  await expectDelivery(reference, 'webhook', { state: 'sent' })
  await desk.accounts.rows(
    `insert into deliveries (id, inquiry_id, channel, state, attempts, created_at)
     select gen_random_uuid(), l.id, 'owner', 'delayed', n, now() - n * interval '1 minute'
     from leads l, generate_series(1, 120) as n where l.reference = $1`,
    [reference],
  )
  const tries: number[] = []
  let after = ''
  for (let more = true; more; ) {
    const { body } = await producer.ask('GET', `/deliveries${after}`)
    tries.push(...body.deliveries.map((each: Seen) => each.attempts))
    after = `?after=${body.deliveries.at(-1).id}`
    more = body.more
  }
  expect(tries).toEqual(Array.from({ length: 106 }, (_, index) => index + 15))
  expect((await producer.ask('GET', '/deliveries/count')).body).toEqual({
    mails: 100,
    webhooks: 0,
    more: true,
  })
})

test('a test goes to the stored address at once and tells the answer; the address is in no log', async () => {
  const check = () => owner.ask('POST', '/settings/webhook/test')
  expect((await check()).body).toMatchObject({
    ok: false,
    answer: expect.stringContaining('VITE_ZAPIER_WEBHOOK_URL environment variable is not configured'),
  })
  await owner.ask('PUT', '/settings/webhook', { url: hookUrl })
  expect((await check()).body).toEqual({
    ok: true,
    answer: 'The webhook receiver answered 200.',
    tookMs: expect.any(Number),
  })
  expect(hooks).toEqual([expect.stringMatching(/^test-/)])
  hookStatus = 404
  expect((await check()).body).toMatchObject({ ok: false, answer: 'The webhook receiver answered 404.' })
  for (let n = 3; n < 10; n += 1) expect((await check()).status).toBe(200)
  expect((await check()).status).toBe(429)

  expect((await owner.ask('POST', '/settings/webhook/secret')).body).toEqual({ secret: webhookSecret })
  const [shown] = (await owner.ask('GET', `/audit?person=${owner.id}`)).body.entries
  expect(shown).toMatchObject({ action: 'webhook_secret_shown' })
  expect((await owner.ask('GET', '/settings/webhook')).body).toMatchObject({ setAtDesk: true })
  const kept = await desk.accounts.rows('select detail::text from audit_log')
  expect(JSON.stringify([kept, desk.logged])).not.toContain('secret-path')
})
