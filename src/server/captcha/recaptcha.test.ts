import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createInquiryApp } from '../../../tests/support/servers/inquiry-app.ts'
import { serverPaths } from '../../routes.ts'
import { createRecaptcha } from './recaptcha.ts'

/** A stand-in for the provider on this machine. */
let reply: { status: number; body: string; headers?: Record<string, string> } | 'silence'
const asked: { path: string | undefined; form: Record<string, string> }[] = []
const provider = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  asked.push({ path: request.url, form: Object.fromEntries(new URLSearchParams(text)) })
  if (reply !== 'silence') response.writeHead(reply.status, reply.headers).end(reply.body)
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const now = () => new Date()
const settings = { siteKey: 'site key&', secretKey: 'very secret', origin: `http://127.0.0.1:${port}` }
const captcha = createRecaptcha({ ...settings, host: 'site.test:8443', now })
const inquiries = await createInquiryApp({
  captcha: createRecaptcha({ ...settings, host: 'site.test', now }),
})

const good = { success: true, score: 0.9, action: 'contact_form', hostname: 'site.test' }
const at = (ageMs: number) => new Date(Date.now() - ageMs).toISOString()

function answer(body: object | string, status = 200, headers?: Record<string, string>): void {
  const text = typeof body === 'string' ? body : JSON.stringify({ challenge_ts: at(1_000), ...body })
  reply = { status, body: text, ...(headers && { headers }) }
}

beforeEach(async () => {
  answer(good)
  asked.length = 0
  inquiries.events.length = 0
  await inquiries.clear()
})

const kept = async () =>
  (await inquiries.database.pool.query('select verification, captcha_score, spam_reasons from leads')).rows

test('the page gets the site key and nothing secret', async () => {
  const response = await inquiries.app.request(`${serverPaths.captchaChallenge}?action=contact_form`)
  expect(await response.json()).toEqual({
    provider: 'recaptcha',
    siteKey: 'site key&',
    scriptUrl: `${settings.origin}/recaptcha/api.js?render=site%20key%26`,
  })
})

test('the token and the secret are sent in the body, never in the address', async () => {
  const token = 'a&secret=mine\r\nX: y'
  expect(await captcha.verify(token, 'contact_form')).toEqual({ kind: 'verified', score: 0.9, hash: null })
  expect(asked).toEqual([
    { path: '/recaptcha/api/siteverify', form: { secret: 'very secret', response: token } },
  ])
})

test.for([
  ['provider', { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['provider', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['action', { ...good, action: 'partnership_form' }],
  ['action', { ...good, action: undefined }],
  ['host', { ...good, hostname: 'evil.example' }],
  ['host', { ...good, hostname: undefined }],
  ['expired', { ...good, challenge_ts: at(121_000) }],
  ['expired', { ...good, challenge_ts: at(-600_000) }],
  ['expired', { ...good, challenge_ts: 'yesterday' }],
  ['expired', { ...good, challenge_ts: undefined }],
] as const)('a token is refused for %s: %o', async ([reason, body]) => {
  answer(body)
  expect(await captcha.verify('token', 'contact_form')).toEqual({ kind: 'refused', reason })
})

test.for([
  ['an error', () => answer(good, 500)],
  ['a page', () => answer('<html>')],
  ['nothing', () => answer('')],
  ['another shape', () => answer('{"success":"yes"}')],
  ['a score that is none', () => answer({ ...good, score: 17 })],
  ['a detour', () => answer(good, 302, { Location: `http://127.0.0.1:${port}/elsewhere` })],
  ['that our own key is wrong', () => answer({ success: false, 'error-codes': ['invalid-input-secret'] })],
] as const)('a provider that answers %s counts as away', async ([, prepare]) => {
  prepare()
  expect(await captcha.verify('token', 'contact_form')).toEqual({ kind: 'unavailable' })
  expect(asked).toHaveLength(1)
})

describe('the home contact form', () => {
  const submit = () => inquiries.submit('contact', { captcha: 'token' })

  test('is accepted and marked as verified', async () => {
    expect((await submit()).status).toBe(200)
    expect(await kept()).toEqual([{ verification: 'verified', captcha_score: 0.9, spam_reasons: [] }])
  })

  test('with a low score is accepted and marked as possible spam', async () => {
    answer({ ...good, score: 0.1 })
    expect((await submit()).status).toBe(200)
    expect(await kept()).toEqual([
      { verification: 'verified', captcha_score: 0.1, spam_reasons: ['captcha_score'] },
    ])
  })

  test('is refused without a token, or when the provider refuses it', async () => {
    answer({ success: false })
    expect((await submit()).status).toBe(403)
    expect((await inquiries.submit('contact')).status).toBe(403)
    expect(inquiries.events).toEqual([
      { type: 'captcha_failed', form: 'contact', reason: 'provider' },
      { type: 'captcha_failed', form: 'contact', reason: 'missing' },
    ])
    expect(await kept()).toEqual([])
  })

  test.for([
    ['fails', () => answer('', 503)],
    [
      'keeps silent',
      () => {
        reply = 'silence'
      },
    ],
  ] as const)('is accepted unverified when the provider %s', async ([, prepare]) => {
    prepare()
    expect((await submit()).status).toBe(200)
    expect(await kept()).toEqual([{ verification: 'unverified', captcha_score: null, spam_reasons: [] }])
  })

  test('does not ask the provider about a request that is refused anyway', async () => {
    expect((await inquiries.submit('contact', { captcha: 'token', data: { email: 'no' } })).status).toBe(422)
    for (let n = 0; n < 3; n += 1) await submit()
    asked.length = 0
    expect((await submit()).status).toBe(429)
    expect(asked).toEqual([])
  })
})

test('the consultation form is accepted unverified when the provider refuses', async () => {
  answer({ success: false })
  expect((await inquiries.submit('consultation', { captcha: 'token' })).status).toBe(200)
  expect(await kept()).toEqual([{ verification: 'unverified', captcha_score: null, spam_reasons: [] }])
})
