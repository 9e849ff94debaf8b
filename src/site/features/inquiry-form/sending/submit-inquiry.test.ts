import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverPaths } from '../../../../routes.ts'
import { createKeptStorage } from '../../../../ui/storage/kept-storage.ts'
import { createLimiter } from './create-limiter.ts'
import { createCsrfToken } from './csrf-token.ts'
import { type SubmitDeps, submitInquiry } from './submit-inquiry.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
let received: { path: string | undefined; body: unknown }[]
let bearers: (string | undefined)[]
let origin: string
let stop: () => void

beforeEach(async () => {
  received = []
  bearers = []
  answer = json(200, { ok: true, reference: 'ABCDE-FGHJK', replyBy })
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ path: request.url, body: JSON.parse(body) })
    bearers.push(request.headers.authorization)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => stop())

function json(status: number, body: object, headers: Record<string, string> = {}): Answer {
  return (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function refusal(status: number, code: string, headers?: Record<string, string>): Answer {
  return json(status, { ok: false, error: { code, message: 'no' } }, headers)
}

function createDeps(change: Partial<SubmitDeps> = {}): SubmitDeps {
  return {
    fetch: (url, request) => fetch(`${origin}${url}`, request),
    limiter: createLimiter(createKeptStorage(null), () => 0),
    csrf: createCsrfToken(createKeptStorage(null), () => {}, false),
    getCaptchaToken: async () => 'proof',
    accessToken: async () => null,
    now: () => new Date('2026-03-01T12:00:00Z'),
    timeZone: 'Asia/Tokyo',
    source: () => ({ last: { page: '/quote' } }),
    requestMs: 5_000,
    ...change,
  }
}

const replyBy = '2026-03-02T19:00:00.000Z'

const contact = {
  form: 'contact',
  raw: {
    name: ' Ada <Lovelace>',
    email: 'ada@example.com',
    company: '',
    phone: '',
    projectType: 'other',
    budget: 'discuss',
    message: '',
  },
  idempotencyKey: '5f0c1f0e-2f5e-4d4e-a5a5-0123456789ab',
  elapsedMs: 4200,
  honeypot: '',
} as const

test('an accepted inquiry returns its reference and reply time, and the fields are sanitized', async () => {
  expect(await submitInquiry(createDeps(), contact)).toEqual({
    kind: 'accepted',
    reference: 'ABCDE-FGHJK',
    replyBy,
  })
  expect(received).toEqual([
    {
      path: serverPaths.submitForm,
      body: {
        formType: 'contact',
        subtype: 'home',
        csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/),
        recaptchaToken: 'proof',
        idempotencyKey: contact.idempotencyKey,
        timeZone: 'Asia/Tokyo',
        elapsedMs: 4200,
        website: '',
        source: { last: { page: '/quote' } },
        data: {
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          company: '',
          phone: '',
          project_type: 'other',
          budget: 'discuss',
          message: '',
          timeline: '',
        },
      },
    },
  ])
})

test.for([{}, { replyBy: null }, { replyBy: 'soon' }])(
  'an answer without a readable reply time is still accepted: %j',
  async (promised) => {
    answer = json(200, { ok: true, reference: 'ABCDE-FGHJK', ...promised })
    expect(await submitInquiry(createDeps(), contact)).toMatchObject({ kind: 'accepted', replyBy: null })
  },
)

test('a header carries the token of a signed-in visitor and is missing otherwise', async () => {
  await submitInquiry(createDeps({ accessToken: async () => 'token' }), contact)
  await submitInquiry(createDeps(), contact)
  expect(bearers).toEqual(['Bearer token', undefined])
})

test('an invalid inquiry is not sent, needs no captcha proof and does not count', async () => {
  const deps = createDeps({ getCaptchaToken: () => Promise.reject(new Error('asked for a proof')) })
  const outcome = await submitInquiry(deps, {
    ...contact,
    raw: { ...contact.raw, email: 'ada@', budget: '' },
  })
  expect(outcome).toEqual({
    kind: 'invalid',
    fields: { email: 'Invalid email address', budget: 'Budget range is required' },
  })
  expect(received).toEqual([])
})

test('the fourth contact inquiry from one email address within five minutes is held back', async () => {
  const deps = createDeps()
  for (let sent = 0; sent < 3; sent += 1) await submitInquiry(deps, contact)
  expect(await submitInquiry(deps, contact)).toEqual({ kind: 'rate-limited', retryAfterMs: 300_000 })
  const shouting = { ...contact, raw: { ...contact.raw, email: 'ADA@example.com ' } }
  expect(await submitInquiry(deps, shouting)).toMatchObject({ kind: 'rate-limited' })
  const other = { ...contact, raw: { ...contact.raw, email: 'grace@example.com' } }
  expect(await submitInquiry(deps, other)).toMatchObject({ kind: 'accepted' })
  expect(received).toHaveLength(4)
})

test.for([
  { form: 'consultation' as const, most: 3, windowMs: 300_000 },
  { form: 'partnership' as const, most: 2, windowMs: 600_000 },
])('$form: the browser holds back more than $most in $windowMs ms', async ({ form, most, windowMs }) => {
  const deps = createDeps()
  const submission = { ...contact, form, raw: { ...contact.raw, message: 'Two days' } }
  for (let sent = 0; sent < most; sent += 1) {
    expect(await submitInquiry(deps, submission)).toMatchObject({ kind: 'accepted' })
  }
  expect(await submitInquiry(deps, submission)).toEqual({ kind: 'rate-limited', retryAfterMs: windowMs })
})

test('the gate counts all visitors of a browser together', async () => {
  const deps = createDeps()
  const gate = (email: string) => ({ ...contact, form: 'leadGate' as const, raw: { email } })
  for (const name of ['a', 'b', 'c']) await submitInquiry(deps, gate(`${name}@example.com`))
  expect(await submitInquiry(deps, gate('d@example.com'))).toMatchObject({ kind: 'rate-limited' })
})

test.for([
  { status: 403, code: 'csrf_failed', kind: 'csrf' },
  { status: 503, code: 'unavailable', kind: 'http' },
])(
  'an inquiry that the server refuses ($code) does not count, as on the server',
  async ({ status, code, kind }) => {
    const deps = createDeps()
    answer = refusal(status, code)
    for (let sent = 0; sent < 4; sent += 1) expect(await submitInquiry(deps, contact)).toMatchObject({ kind })
  },
)

test('an inquiry that never arrives does not count', async () => {
  const lost = createDeps()
  answer = (_, response) => response.destroy()
  for (let sent = 0; sent < 4; sent += 1)
    expect(await submitInquiry(lost, contact)).toEqual({ kind: 'fetch' })
})

test('the home contact and partnership forms are not sent without a captcha proof; others are', async () => {
  const deps = createDeps({ getCaptchaToken: async () => null })
  expect(await submitInquiry(deps, contact)).toEqual({ kind: 'captcha' })
  const partnership = { ...contact, form: 'partnership' as const }
  expect(await submitInquiry(deps, partnership)).toEqual({ kind: 'captcha' })
  expect(received).toEqual([])

  const raw = { ...contact.raw, message: 'Two days' }
  expect(await submitInquiry(deps, { ...contact, form: 'consultation', raw })).toMatchObject({
    kind: 'accepted',
  })
  expect(received[0]?.body).toMatchObject({ recaptchaToken: null, subtype: 'consultation' })
})

test('a captcha proof missing because of a lost connection is a connection failure', async () => {
  const deps = createDeps({ getCaptchaToken: () => Promise.reject(new Error('no connection')) })
  expect(await submitInquiry(deps, contact)).toEqual({ kind: 'fetch' })
})

test('the token changes only after a success', async () => {
  const deps = createDeps()
  const before = deps.csrf.mirror()
  answer = refusal(503, 'unavailable')
  await submitInquiry(deps, contact)
  expect(deps.csrf.mirror()).toBe(before)
  answer = json(200, { ok: true, reference: 'ABCDE-FGHJK', replyBy })
  await submitInquiry(deps, contact)
  expect(deps.csrf.mirror()).not.toBe(before)
})

test.each([
  [refusal(403, 'csrf_failed'), { kind: 'csrf' }],
  [refusal(403, 'captcha_failed'), { kind: 'captcha' }],
  [refusal(409, 'idempotency_conflict'), { kind: 'conflict' }],
  [refusal(429, 'rate_limited', { 'Retry-After': '90' }), { kind: 'rate-limited', retryAfterMs: 90_000 }],
  [
    refusal(429, 'rate_limited', { 'Retry-After': 'Sun, 01 Mar 2026 12:01:00 GMT' }),
    { kind: 'rate-limited', retryAfterMs: 60_000 },
  ],
  [refusal(429, 'rate_limited'), { kind: 'rate-limited', retryAfterMs: 0 }],
  [refusal(503, 'unavailable'), { kind: 'http', status: 503, code: 'unavailable' }],
  [refusal(413, 'too_large'), { kind: 'http', status: 413, code: 'too_large' }],
  [
    json(422, { ok: false, error: { code: 'invalid', message: 'no', fields: { email: 'Email too long' } } }),
    { kind: 'invalid', fields: { email: 'Email too long' } },
  ],
] as const)('refusal %# of the server becomes the right outcome', async (given, outcome) => {
  answer = given
  expect(await submitInquiry(createDeps(), contact)).toEqual(outcome)
})

test.each([502, 504, 520, 200])('a page from a gateway with status %i is not our answer', async (status) => {
  answer = (_, response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>')
  expect(await submitInquiry(createDeps(), contact)).toEqual({ kind: 'relay', status })
})

test('JSON in a foreign format is not our answer either', async () => {
  answer = json(502, { message: 'upstream timed out' })
  expect(await submitInquiry(createDeps(), contact)).toEqual({ kind: 'relay', status: 502 })
})

test('a server that never answers or stops halfway runs into the timeout', async () => {
  const deps = createDeps({ requestMs: 50 })
  answer = () => undefined
  expect(await submitInquiry(deps, contact)).toEqual({ kind: 'fetch' })
  answer = (_, response) => response.writeHead(200).write('{"ok":')
  expect(await submitInquiry(deps, contact)).toEqual({ kind: 'fetch' })
})
