import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { endDeliveries } from '../../../../tests/support/servers/end-deliveries.ts'
import { createInquiryApp, origin } from '../../../../tests/support/servers/inquiry-app.ts'
import { inquirySamples } from '../../../../tests/support/servers/inquiry-samples.ts'
import { type InquiryFormId, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import { createSmtpTransport } from '../../mail/smtp-transport.ts'
import { createWebhook } from '../../webhooks/send-webhook.ts'

/** A real mail server that can be told to misbehave. */
const inbox: Email[] = []
let trouble: 'none' | 'temporary' | 'permanent' = 'none'
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_address, _session, done) {
    if (trouble === 'none') return done()
    done(Object.assign(new Error('Not now'), { responseCode: trouble === 'temporary' ? 451 : 550 }))
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      inbox.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

const hooks: { id: string; body: { type: string; data: Record<string, unknown> } }[] = []
let hookStatus = 200
const receiver = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  if (hookStatus === 200) hooks.push({ id: String(request.headers['webhook-id']), body: JSON.parse(text) })
  response.writeHead(hookStatus).end()
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const database = await createTestDatabase()
const mail = createSmtpTransport(`smtp://127.0.0.1:${portOf(smtp.server)}`)
const inquiries = await createInquiryApp({
  database,
  mail,
  webhook: createWebhook(() => ({
    url: `http://127.0.0.1:${portOf(receiver)}/hook`,
    secret: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
    allowPrivate: true,
  })),
})

afterAll(async () => {
  await inquiries.stop()
  await mail.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  receiver.close()
})

beforeEach(async () => {
  await endDeliveries(database.pool)
  inbox.length = 0
  hooks.length = 0
  trouble = 'none'
  hookStatus = 200
})

type Job = { channel: string; state: string; retry_count: number; delay: number }

async function jobs(): Promise<Job[]> {
  const { rows } = await database.pool.query<Job>(
    `select data->>'channel' as channel, state::text, retry_count,
       extract(epoch from start_after - now())::float8 as delay
     from pgboss.job where name = 'deliveries' order by 1`,
  )
  return rows
}

/** Starts the next attempt of waiting jobs now. */
const hurry = () => database.pool.query("update pgboss.job set start_after = now() where state = 'retry'")

async function proofFor(form: InquiryFormId): Promise<string | null> {
  const { captchaRequired, captchaAction } = inquiryForms[form]
  return captchaRequired ? inquiries.solve(captchaAction) : null
}

test.each(Object.keys(inquirySamples))(
  '%s reaches the owner, and the visitor where a reply is promised',
  async (name) => {
    const form = name as InquiryFormId
    const { reference } = await (await inquiries.submit(form, { captcha: await proofFor(form) })).json()
    const expected = inquiryForms[form].reply ? 2 : 1
    await expect.poll(() => inbox.length).toBe(expected)

    const owner = inbox.find(({ messageId }) => messageId?.includes('owner'))
    expect(owner?.replyTo?.[0]?.address).toBe(inquirySamples[form].email)
    expect(owner?.text).toContain('Anonymous')
    expect(owner?.text).toContain(reference)
    for (const value of Object.values(inquirySamples[form])) {
      // Options are shown in words, numbers without their separators.
      if (/[A-Z ]/.test(value) && !/^[+\d]/.test(value)) expect(owner?.text).toContain(value.split('\n')[0])
    }
    const visitor = inbox.find(({ messageId }) => messageId?.includes('visitor'))
    expect(visitor?.to?.[0]?.address).toBe(inquiryForms[form].reply ? inquirySamples[form].email : undefined)
    if (visitor) expect(visitor.text).toContain(reference)
  },
)

test('the logs of its deliveries name the request that brought an inquiry', async () => {
  trouble = 'temporary'
  const request = 'a-name-given-by-a-proxy'
  const { reference } = await (
    await inquiries.submit('consultation', { headers: { 'X-Request-Id': request } })
  ).json()
  const logged = (event: string) =>
    inquiries.logged
      .map((line) => JSON.parse(line))
      .filter((line) => line.event === event && line.request === request && line.reference === reference)
      .map(({ channel }) => channel)
      .sort()
  await expect.poll(() => logged('delivery_delayed')).toEqual(['owner', 'visitor'])
  expect(logged('delivery')).toEqual(['webhook'])
  trouble = 'none'
  const delivered = async () => {
    await hurry()
    return logged('delivery')
  }
  await expect.poll(delivered).toEqual(['owner', 'visitor', 'webhook'])
})

test('the status link in the confirmation opens that inquiry', async () => {
  const { reference } = await (await inquiries.submit('quote')).json()
  await expect.poll(() => inbox.length).toBe(2)
  const text = inbox.find(({ messageId }) => messageId?.includes('visitor'))?.text ?? ''
  const token = new RegExp(`${origin}/inquiry/([\\w-]{22})(?![\\w-])`).exec(text)?.[1]
  const status = await inquiries.app.request(serverPaths.inquiryStatus, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await status.json()).toMatchObject({ ok: true, reference })
})

test('the webhook gets every inquiry once, under a stable id', async () => {
  const { reference } = await (await inquiries.submit('consultation')).json()
  await expect.poll(() => hooks).toHaveLength(1)
  expect(hooks[0]?.id).toBe(`lead-${reference.toLowerCase()}`)
  expect(hooks[0]?.body).toMatchObject({
    type: 'lead.created',
    data: { reference, form: 'consultation', fields: { name: 'Ada Lovelace' } },
  })
})

describe('when a delivery fails', () => {
  test.each(['temporary', 'permanent'] as const)(
    'with a %s error, the visitor still gets a success and the mail is tried again later',
    async (kind) => {
      trouble = kind
      expect((await inquiries.submit('consultation')).status).toBe(200)
      const waiting = async () =>
        (await jobs()).filter(({ channel, state }) => channel !== 'webhook' && state === 'retry')
      await expect.poll(waiting).toHaveLength(2)
      for (const { delay } of await waiting()) expect(delay).toBeGreaterThan(10)
      expect(inquiries.events).toContainEqual({
        type: 'email_send_failed',
        form: 'consultation',
        reason: expect.not.stringContaining('ada@example.com'),
      })
      trouble = 'none'
      const delivered = async () => {
        await hurry()
        return inbox.length
      }
      await expect.poll(delivered).toBe(2)
    },
  )

  test('after all retries, three days, it is given up, kept and logged', async () => {
    hookStatus = 500
    await inquiries.submit('consultation')
    const webhook = async () => (await jobs()).find(({ channel }) => channel === 'webhook')
    await expect.poll(async () => (await webhook())?.state).toBe('retry')
    await database.pool.query(
      "update pgboss.job set retry_count = retry_limit - 1, start_after = now() where state = 'retry'",
    )
    await expect.poll(async () => (await webhook())?.state).toBe('failed')
    const { rows } = await database.pool.query(
      "select data->>'channel' as channel from pgboss.job where name = 'undelivered'",
    )
    expect(rows).toEqual([{ channel: 'webhook' }])
    expect(inquiries.logged.join('')).toContain('"event":"undelivered"')
  })

  test('an address that cannot receive mail is not retried', async () => {
    await inquiries.submit('quote', { data: { email: 'a,b@example.com' } })
    const visitor = async () => (await jobs()).find(({ channel }) => channel === 'visitor')
    await expect.poll(async () => (await visitor())?.state).toBe('failed')
    await expect.poll(() => inbox.length).toBe(1)
    expect(inbox[0]?.text).toContain('a,b@example.com')
  })

  test('the retries last at least 72 hours and at most 80', () => {
    const { retries, firstDelaySeconds, longestDelaySeconds } = limits.delivery
    const total = (share: number) =>
      Array.from({ length: retries }, (_, n) =>
        Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** Math.min(16, n) * share),
      ).reduce((sum, delay) => sum + delay, 0) / 3600
    expect(total(0.5)).toBeGreaterThanOrEqual(72)
    expect(total(1)).toBeLessThanOrEqual(80)
  })
})

test('one address gets at most ten confirmations a day', async () => {
  for (let n = 0; n < 12; n += 1) {
    await database.pool.query("delete from rate_counters where window_ends_at < now() + interval '1 hour'")
    await inquiries.submit('podcast')
  }
  await expect.poll(async () => (await jobs()).filter(({ state }) => state !== 'completed').length).toBe(0)
  expect(inbox.filter(({ messageId }) => messageId?.includes('owner'))).toHaveLength(12)
  expect(inbox.filter(({ messageId }) => messageId?.includes('visitor'))).toHaveLength(10)
  const { rowCount } = await database.pool.query(`select from deliveries where state = 'withheld'`)
  expect(rowCount).toBe(2)
})
