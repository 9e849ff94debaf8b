import { beforeEach, describe, expect, test } from 'vitest'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import { serverPaths } from '../../../routes.ts'

const inquiries = await createInquiryApp()
const { database, submit, solve, proofFor, rows, countInquiries, clear } = inquiries

beforeEach(clear)

describe('the rate limit', () => {
  test.each([
    ['consultation', 3, 300],
    ['contact', 3, 300],
    ['partnership', 2, 600],
    ['leadGate', 3, 300],
    ['quote', 5, 60],
  ] as const)('%s accepts %i per email, then asks to wait', async (form, allowed, seconds) => {
    for (let n = 0; n < allowed; n += 1) {
      expect((await submit(form, { captcha: await proofFor(form) })).status).toBe(200)
    }
    const refused = await submit(form, { captcha: await proofFor(form) })
    expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'rate_limited'])
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(seconds - 30)
    expect(wait).toBeLessThanOrEqual(seconds)
    expect(await countInquiries()).toBe(allowed)

    const others = await submit(form, { data: { email: 'else@example.com' }, captcha: await proofFor(form) })
    expect(others.status).toBe(200)
  })

  test('per address is ten times as high, over all emails', async () => {
    const send = (n: number, address: string) =>
      submit('consultation', { data: { email: `p${n}@example.com` }, headers: { 'X-Test-Address': address } })
    for (let n = 0; n < 30; n += 1) expect((await send(n, '2001:db8::1')).status).toBe(200)
    expect((await send(30, '2001:db8::2')).status).toBe(429)
    expect((await send(31, '2001:db8:0:1::2')).status).toBe(200)
  })

  test('holds for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => submit('consultation')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
    expect(await countInquiries()).toBe(3)
  })

  test('does not count invalid requests, and ends with the window', async () => {
    for (let n = 0; n < 5; n += 1) await submit('consultation', { data: { email: 'wrong' } })
    for (let n = 0; n < 3; n += 1) expect((await submit('consultation')).status).toBe(200)
    expect((await submit('consultation')).status).toBe(429)
    await database.pool.query("update rate_counters set window_ends_at = now() - interval '1 second'")
    expect((await submit('consultation')).status).toBe(200)
  })

  test('holds after a restart and in a second instance', async () => {
    for (let n = 0; n < 3; n += 1) await submit('consultation')
    const second = await createInquiryApp({ database })
    expect((await second.submit('consultation')).status).toBe(429)
    await second.stop()
  })
})

describe('captcha', () => {
  test('home contact and partnership are refused without a proof', async () => {
    for (const form of ['contact', 'partnership'] as const) {
      const response = await submit(form)
      expect([response.status, (await response.json()).error.code]).toEqual([403, 'captcha_failed'])
    }
    expect(await countInquiries()).toBe(0)
  })

  test('a proof is accepted once, for its own action', async () => {
    const proof = await solve('contact_form')
    expect((await submit('contact', { captcha: proof })).status).toBe(200)
    expect(await rows('select verification from leads')).toEqual([{ verification: 'verified' }])
    expect((await submit('contact', { captcha: proof })).status).toBe(403)
    expect((await submit('contact', { captcha: await solve('partnership_form') })).status).toBe(403)
    expect((await submit('contact', { captcha: 'bm9uc2Vuc2U=' })).status).toBe(403)
    expect(await countInquiries()).toBe(1)
  })

  test('the other forms are accepted without a proof and marked as unverified', async () => {
    await submit('consultation')
    await submit('consultation', { captcha: await solve('contact_submit') })
    await submit('consultation', { captcha: 'forged' })
    expect(await rows('select verification from leads order by id')).toEqual([
      { verification: 'unverified' },
      { verification: 'verified' },
      { verification: 'unverified' },
    ])
  })

  test('a challenge is only created for the action of a form', async () => {
    expect((await inquiries.app.request(`${serverPaths.captchaChallenge}?action=other`)).status).toBe(400)
  })
})

describe('spam', () => {
  test.each([
    ['honeypot', { also: { website: 'https://spam.example' } }],
    ['too_fast', { also: { elapsedMs: 200 } }],
    [
      'link_flood',
      { data: { message: 'http://a.example http://b.example www.c.example https://d.example' } },
    ],
  ] as const)('by %s is marked, and the sender sees no difference', async (reason, options) => {
    const response = await submit('consultation', options)
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, reference: expect.any(String), replyBy: expect.any(String) },
    ])
    expect(await rows('select spam_reasons from leads')).toEqual([{ spam_reasons: [reason] }])
    const jobs = await rows<{ data: { channel: string } }>(
      "select data from pgboss.job where name = 'deliveries'",
    )
    expect(jobs.map(({ data }) => data.channel)).toEqual(['owner'])
  })
})
