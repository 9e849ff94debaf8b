import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createInquiryApp, origin } from '../../../../tests/support/servers/inquiry-app.ts'
import { inquirySamples } from '../../../../tests/support/servers/inquiry-samples.ts'
import { submission } from '../../../../tests/support/servers/inquiry-submission.ts'
import { type InquiryFormId, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import { serverPaths } from '../../../routes.ts'

const inquiries = await createInquiryApp()
const { app, database, post } = inquiries
const intakes = [serverPaths.submitForm, serverPaths.sendNotification]
const serviceKey = { Authorization: `Bearer ${'k'.repeat(32)}` }

beforeEach(async () => {
  await inquiries.clear()
  inquiries.logged.length = 0
})

async function countInquiries(): Promise<number> {
  return (await database.pool.query('select from leads')).rows.length
}

function plain(path: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  return app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, ...headers },
    body,
  })
}

function plainBody(form: InquiryFormId): string {
  const { formType, subtype } = inquiryForms[form]
  return new URLSearchParams({ formType, subtype, ...inquirySamples[form] }).toString()
}

describe('known attacks', () => {
  test('a key must be a UUID, so it cannot name another file', async () => {
    for (const key of [
      '../../escape',
      '..%2f..%2fescape',
      `${randomUUID()}/../x`,
      `${randomUUID()}\u0000`,
      '',
    ]) {
      expect((await inquiries.submit('consultation', { key })).status, key).toBe(400)
    }
    const key = randomUUID()
    const answers = [key, key.toUpperCase()].map((text) => inquiries.submit('consultation', { key: text }))
    const [lower, upper] = await Promise.all(answers.map(async (answer) => (await answer).json()))
    expect(upper).toEqual(lower)
    expect(await countInquiries()).toBe(1)
  })

  test('prototypes stay unchanged', async () => {
    const { body, headers } = submission('consultation')
    const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    const text = JSON.stringify({ ...body, data: null }).replace(
      '"data":null',
      `${poison},"data":{${poison},${JSON.stringify(inquirySamples.consultation).slice(1)}`,
    )
    expect((await post(serverPaths.submitForm, text, headers)).status).toBe(200)
    const pairs =
      '&__proto__=x&__proto__[polluted]=1&constructor[prototype][polluted]=1&hasOwnProperty=1&__proto__=y'
    const sent = await plain(serverPaths.submitForm, plainBody('quote') + pairs)
    expect(sent.headers.get('Location')).toBe('/inquiry/received')
    expect({}).not.toHaveProperty('polluted')
    expect(await countInquiries()).toBe(2)
  })

  test('deeply nested and long JSON is refused without an error', async () => {
    const { body, headers } = submission('consultation')
    const inside = (json: string) =>
      JSON.stringify({ ...body, data: null }).replace('"data":null', `"data":${json}`)
    for (const [json, status] of [
      ['['.repeat(60_000) + ']'.repeat(60_000), 400],
      [`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 422],
      [`{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 422],
      [`{${Array.from({ length: 12_000 }, (_, n) => `"${n}":0`).join()}}`, 422],
    ] as const) {
      expect((await post(serverPaths.submitForm, inside(json), headers)).status).toBe(status)
    }
  })

  test.each([...intakes, serverPaths.sendEmail])('%s stops reading a body that is too long', async (path) => {
    let chunks = 0
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
        if (chunks === 160) controller.close()
      },
    })
    const headers = { 'Content-Type': 'application/json', Origin: origin, ...serviceKey }
    const request = { method: 'POST', headers, body: endless, duplex: 'half' }
    expect((await app.request(path, request)).status).toBe(413)
    expect(chunks).toBeLessThan(10)
  })

  test.each([
    '',
    'text/plain',
    'text/json',
    'application/jsonx',
    'multipart/form-data; boundary=x',
    'json',
    '\u00ff',
  ])('type %j is refused', async (type) => {
    const { body, headers } = submission('consultation')
    for (const path of intakes) {
      expect((await post(path, body, { ...headers, 'Content-Type': type })).status).toBe(415)
    }
  })

  test('forged host, forwarding and return addresses do not change the redirect', async () => {
    const body = `${plainBody('quote')}&next=https://evil.example&redirect=//evil.example&action=//evil.example`
    const response = await plain(serverPaths.submitForm, body, {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
      Referer: 'https://evil.example/',
    })
    expect(response.headers.get('Location')).toBe('/inquiry/received')
    const forged = await plain(serverPaths.submitForm, body, {
      Origin: 'http://evil.example',
      Host: 'evil.example',
    })
    expect(forged.headers.get('Location')).toBe('/inquiry/not-sent#security')
  })

  test('an address cannot be flooded with confirmations by varying its plus suffix', async () => {
    inquiries.sent.length = 0
    const tags = Array.from({ length: 12 }, (_, n) =>
      n % 2 ? `Victim+${n}@example.com` : `victim+a+${n}@Example.com`,
    )
    for (const email of tags) expect((await inquiries.submit('quote', { data: { email } })).status).toBe(200)
    const open = "select from pgboss.job where name = 'deliveries' and state <> 'completed'"
    const left = async () => (await database.pool.query(open)).rows.length
    await expect.poll(left).toBe(0)
    expect(inquiries.sent.filter(({ to }) => /^victim/i.test(to.address))).toHaveLength(10)
    expect(inquiries.sent.filter(({ replyTo }) => /^victim/i.test(replyTo?.address ?? ''))).toHaveLength(12)
  })

  test('nothing a visitor wrote gets into the log', async () => {
    const marked = {
      name: 'Marker Person',
      email: 'marker@example.com',
      message: 'marker text\n{"level":"error"}',
    }
    await inquiries.submit('consultation', { data: marked })
    await inquiries.submit('consultation', { data: { ...marked, budget: 'marker' } })
    await inquiries.submit('contact', { data: marked, captcha: 'marker' })
    await expect.poll(() => inquiries.sent.some(({ html }) => html.includes('marker@example.com'))).toBe(true)
    expect(`${inquiries.logged.join('')}${JSON.stringify(inquiries.events)}`).not.toMatch(/marker/i)
  })
})

describe('the checks run in order:', () => {
  const code = async (response: Response | Promise<Response>) => {
    const answer = await response
    return [answer.status, (await answer.json()).error?.code]
  }

  test('the known key before the fields, the limit and the proof', async () => {
    const key = randomUUID()
    expect((await inquiries.submit('consultation', { key })).status).toBe(200)
    expect(await code(inquiries.submit('consultation', { key, data: { email: 'wrong' } }))).toEqual([
      409,
      'idempotency_conflict',
    ])
    for (let n = 0; n < 2; n += 1) await inquiries.submit('consultation')
    expect(await code(inquiries.submit('consultation', { key, data: { message: 'x' } }))).toEqual([
      409,
      'idempotency_conflict',
    ])
    expect((await inquiries.submit('consultation', { key })).status).toBe(200)
    expect(await code(inquiries.submit('contact', { key }))).toEqual([409, 'idempotency_conflict'])
    expect(await code(inquiries.submit('consultation', { key, headers: { Cookie: '' } }))).toEqual([
      403,
      'csrf_failed',
    ])
  })

  test('then the fields, then the limit, then the proof', async () => {
    const bad = { data: { name: '' } }
    expect(await code(inquiries.submit('contact', bad))).toEqual([422, 'invalid'])
    expect(await code(inquiries.submit('contact'))).toEqual([403, 'captcha_failed'])
    for (let n = 0; n < 3; n += 1) await plain(serverPaths.submitForm, `company=${n}&${plainBody('contact')}`)
    expect(await code(inquiries.submit('contact', bad))).toEqual([422, 'invalid'])
    expect(await code(inquiries.submit('contact'))).toEqual([429, 'rate_limited'])
  })
})
