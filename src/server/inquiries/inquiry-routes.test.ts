import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createInquiryApp, origin } from '../../../tests/support/servers/inquiry-app.ts'
import { inquirySamples } from '../../../tests/support/servers/inquiry-samples.ts'
import { type InquiryFormId, inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { serverPaths } from '../../routes.ts'
import { inquiryStorage } from './storage/inquiry-columns.ts'

const inquiries = await createInquiryApp()
const { post, submit, proofFor, rows, countInquiries, clear } = inquiries

beforeEach(clear)

describe('every form', () => {
  test.each(Object.keys(inquirySamples))('%s is stored in its table with its jobs', async (name) => {
    const form = name as InquiryFormId
    const response = await submit(form, { captcha: await proofFor(form) })
    const answer = await response.json()
    const { formType, subtype, reply } = inquiryForms[form]
    const replyBy = reply ? expect.any(String) : null
    expect([response.status, answer]).toEqual([200, { ok: true, reference: expect.any(String), replyBy }])

    const [inquiry] = await rows<{ id: string; reply_by: Date | null }>('select * from leads')
    expect(inquiry?.reply_by?.toISOString() ?? null).toBe(answer.replyBy)
    expect(inquiry).toMatchObject({
      form: formType,
      subtype,
      reference: answer.reference,
      status: 'new',
      time_zone: 'Asia/Tokyo',
      user_id: null,
      spam_reasons: [],
    })
    const [detail] = await rows(`select * from ${inquiryStorage[form].table}`)
    expect(detail).toMatchObject({ id: inquiry?.id, email: inquirySamples[form].email })
    const jobs = await rows<{ data: { channel: string } }>(
      "select data from pgboss.job where name = 'deliveries'",
    )
    expect(jobs.map(({ data }) => data.channel).sort()).toEqual(reply ? ['owner', 'visitor'] : ['owner'])
  })

  test('stores each field in its column', async () => {
    await submit('contact', { captcha: await proofFor('contact') })
    expect(await rows('select * from contact_submissions')).toMatchObject([
      {
        user_id: null,
        name: 'Ada Lovelace',
        company: 'Analytical Ltd',
        phone: '+15035550100',
        project_type: 'corporate-video',
        budget: '5k-15k',
        timeline: 'March',
        submission_type: 'contact',
      },
    ])
    await submit('religious')
    expect(await rows('select * from partnership_inquiries')).toMatchObject([
      {
        organization_name: 'Grace Ministry',
        contact_name: 'Dorothy Vaughan',
        youth_programs: 'limited',
        current_challenges: 'A dark stage.',
        budget: 'discuss',
        timeline: 'flexible',
      },
    ])
    await submit('quote')
    const [quote] = await rows<{ days: number }>(
      'select q.*, extract(day from q.expires_at - l.received_at)::int as days from quote_requests q join leads l using (id)',
    )
    expect(quote).toMatchObject({ first_name: 'Hedy', phone: '503 555 0102 ext 4', days: 30 })
  })

  test.each([
    ['an object', { lines: [{ kind: 'item', id: 'canon-eos-c70', quantity: 2 }], from: '', to: '' }, 1],
    ['its text', '{"lines":[{"kind":"kit","id":"sony","quantity":1}]}', 1],
    ['nonsense', '{"lines":"<script>"}', 0],
    ['too much', { lines: Array(500).fill({ kind: 'item', id: 'a', quantity: 1 }) }, 0],
  ])('a quote stores a selection sent as %s', async (_, selection, lines) => {
    const response = await submit('quote', { data: { selection } })
    expect(response.status).toBe(200)
    const [row] = await rows<{ selection: string | null }>('select selection from quote_requests')
    expect(JSON.parse(row?.selection ?? '{"lines":[]}').lines).toHaveLength(lines)
  })

  test('can be called without a subtype, as specified', async () => {
    const sent = await submit('qualification', { also: { subtype: undefined } })
    expect(sent.status).toBe(200)
    expect(await rows('select form, subtype from leads')).toEqual([
      { form: 'partnership', subtype: 'qualification' },
    ])
  })

  test('stores where the visitor came from, as far as it can be true', async () => {
    const first = {
      page: '/legacy',
      referrer: 'search.example',
      campaign: { utm_source: 'mail', other: 'x' },
    }
    await submit('consultation', { also: { source: { first, last: { page: '/elsewhere' } } } })
    expect(await rows('select source from leads')).toEqual([
      { source: { first: { ...first, campaign: { utm_source: 'mail' } } } },
    ])
  })

  test('ignores a user id in the body', async () => {
    await submit('consultation', { data: { user_id: randomUUID() }, also: { user_id: randomUUID() } })
    expect(await rows('select user_id from contact_submissions')).toEqual([{ user_id: null }])
  })
})

describe('an invalid request', () => {
  test('with a missing, forged or foreign token is refused and reported', async () => {
    inquiries.events.length = 0
    const cases = [
      submit('consultation', { headers: { Cookie: '' } }),
      submit('consultation', { headers: { Cookie: `csrf_token=${'0'.repeat(64)}` } }),
      submit('consultation', { also: { csrfToken: 'x' }, headers: { Cookie: 'csrf_token=x' } }),
      submit('consultation', { headers: { Origin: 'https://elsewhere.example' } }),
      submit('consultation', { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ]
    for (const response of await Promise.all(cases)) {
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ ok: false, error: { code: 'csrf_failed' } })
    }
    expect(inquiries.events).toEqual(Array(5).fill({ type: 'csrf_validation_failed', form: 'consultation' }))
    expect(await countInquiries()).toBe(0)
  })

  test('of the wrong type or size is refused before it is read', async () => {
    expect((await post(serverPaths.submitForm, 'x', { 'Content-Type': 'text/plain' })).status).toBe(415)
    const big = await submit('quote', { data: { equipmentNeeded: 'x'.repeat(200_000) } })
    expect(big.status).toBe(413)
  })

  test.each(['', 'null', '[]', '{}', '{"formType":"contact"}', '{"formType":"nothing","data":{}}', '{'])(
    'is a bad request: %s',
    async (body) => {
      const response = await post(serverPaths.submitForm, body)
      expect(response.status).toBe(400)
    },
  )

  test('gets a message for each invalid field', async () => {
    const response = await submit('qualification', {
      data: { contact_name: 'X', email: 'nobody', phone: '0', budget: 'millions', organization_name: ' ' },
    })
    expect(response.status).toBe(422)
    expect((await response.json()).error.fields).toEqual({
      organizationName: 'Organization name is required',
      contactName: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      phone: 'Invalid phone number',
      budget: 'Budget range is required',
    })
    expect(await countInquiries()).toBe(0)
  })
})

describe('the same submission again', () => {
  test('gets the first answer and creates no second inquiry', async () => {
    const key = randomUUID()
    const first = await (await submit('consultation', { key })).json()
    const again = await (await submit('consultation', { key })).json()
    expect(again).toEqual(first)
    expect(await countInquiries()).toBe(1)
  })

  test('a hundred times at the same time creates one inquiry, and every sender gets its reference', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit('consultation', { key })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference))
    expect(new Set(references).size).toBe(1)
    expect(await countInquiries()).toBe(1)
    // The counter of confirmations, which a job may have started meanwhile, lasts a day.
    const counters = await rows(
      "select attempts from rate_counters where window_ends_at < now() + interval '1 hour'",
    )
    expect(counters).toEqual([{ attempts: 1 }, { attempts: 1 }])
  })

  test('succeeds even when a new one would be rate-limited', async () => {
    const key = randomUUID()
    await submit('consultation', { key })
    for (let n = 0; n < 3; n += 1) await submit('consultation')
    expect((await submit('consultation')).status).toBe(429)
    expect((await submit('consultation', { key })).status).toBe(200)
  })

  test('from another page is the same inquiry, and keeps the source of the first', async () => {
    const key = randomUUID()
    const from = (page: string) => submit('consultation', { key, also: { source: { last: { page } } } })
    expect((await from('/quote')).status).toBe(200)
    expect((await from('/legacy')).status).toBe(200)
    expect(await rows('select source from leads')).toEqual([{ source: { last: { page: '/quote' } } }])
  })

  test('with another body is a conflict', async () => {
    const key = randomUUID()
    await submit('consultation', { key })
    const other = await submit('consultation', { key, data: { message: 'Something else' } })
    expect([other.status, (await other.json()).error.code]).toEqual([409, 'idempotency_conflict'])
    expect((await submit('podcast', { key })).status).toBe(409)
  })

  test('without a key is accepted as a new inquiry', async () => {
    await submit('consultation', { also: { idempotencyKey: undefined } })
    await submit('consultation', { also: { idempotencyKey: undefined } })
    expect(await countInquiries()).toBe(2)
    expect((await submit('consultation', { key: 'not-a-key' })).status).toBe(400)
  })
})

describe('a form posted by the browser itself', () => {
  const plain = (form: InquiryFormId, data: Readonly<Record<string, string>> = {}, headers = {}) =>
    inquiries.app.request(inquiryForms[form].endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin, ...headers },
      body: new URLSearchParams({
        formType: inquiryForms[form].formType,
        type: inquiryForms[form].formType,
        subtype: inquiryForms[form].subtype,
        ...inquirySamples[form],
        ...data,
      }).toString(),
    })

  test.each(Object.keys(inquirySamples))('%s is accepted as unverified', async (name) => {
    const response = await plain(name as InquiryFormId)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/inquiry/received'])
    expect(await rows('select verification from leads')).toEqual([{ verification: 'unverified' }])
  })

  test('keeps its page, which the browser names in a header', async () => {
    await plain('contact', {}, { Referer: `${origin}/gear-list?utm_source=mail` })
    expect(await rows('select source from leads')).toEqual([{ source: { last: { page: '/gear-list' } } }])
  })

  test('from another site, or without a valid origin, is refused', async () => {
    for (const headers of [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const response = await plain('contact', {}, headers)
      expect(response.headers.get('Location')).toBe('/inquiry/not-sent#security')
    }
    expect(await countInquiries()).toBe(0)
  })

  test('redirects to the reason when it is refused', async () => {
    const location = async (response: Promise<Response> | Response) =>
      (await response).headers.get('Location')
    expect(await location(plain('contact', { email: 'wrong' }))).toBe('/inquiry/not-sent#invalid')
    for (const details of ['one', 'two', 'three']) await plain('contact', { message: details })
    expect(await location(plain('contact', { message: 'four' }))).toBe('/inquiry/not-sent#too-many')
  })

  test('twice creates one inquiry, but another text creates another', async () => {
    const answers = await Promise.all([plain('contact'), plain('contact')])
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([
      '/inquiry/received',
      '/inquiry/received',
    ])
    expect(await countInquiries()).toBe(1)
    await plain('contact', { message: 'One room more' })
    expect(await countInquiries()).toBe(2)
  })

  test('and again by scripts that loaded late creates one inquiry', async () => {
    await plain('contact', { message: ' One room\r\nTwo days', company: '' })
    const data = { message: 'One room\nTwo days', company: undefined }
    const response = await submit('contact', { data, captcha: await proofFor('contact') })
    expect(await rows('select reference from leads')).toEqual([
      { reference: (await response.json()).reference },
    ])
  })

  test('may use the full length of a field, with either kind of line ending', async () => {
    const response = await plain('contact', { message: `${'a\r\n'.repeat(999)}b` })
    expect(response.headers.get('Location')).toBe('/inquiry/received')
  })
})

describe('the other functions', () => {
  test('the status link shows an inquiry’s state and what was asked for, not who asked', async () => {
    const { identifyInquiry } = await import('./storage/inquiry-identity.ts')
    const key = randomUUID()
    const { reference, replyBy } = await (await submit('quote', { key })).json()
    const { statusToken } = identifyInquiry('a secret of the tests, long enough', key)
    const ask = (token: string) =>
      inquiries.app.request(serverPaths.inquiryStatus, { headers: { Authorization: `Bearer ${token}` } })
    const status = await (await ask(statusToken)).json()
    expect(status).toEqual({
      ok: true,
      form: 'quote',
      reference,
      status: 'received',
      receivedAt: expect.any(String),
      replyBy,
      asked: {
        list: {
          dates: 'Mon, May 4, 2099 to Tue, May 5, 2099',
          lines: [{ quantity: 2, name: 'Canon EOS C70', amount: expect.stringMatching(/^\$[\d,.]+$/) }],
          total: { label: 'Estimate for 2 days', amount: expect.stringMatching(/^\$[\d,.]+$/) },
          note: expect.any(String),
        },
        fields: [
          { label: 'Date', value: 'Monday, May 4, 2099', typed: false },
          { label: 'Duration', value: '2 days', typed: true },
          { label: 'Project', value: 'Feature interview', typed: true },
          { label: 'Equipment notes', value: inquirySamples.quote.equipmentNeeded, typed: true },
          { label: 'Details', value: 'Loading dock at the back.', typed: true },
        ],
      },
    })
    const told = JSON.stringify(status)
    for (const personal of ['Hedy', 'Lamarr', 'Frequency', 'example.com', '555']) {
      expect(told).not.toContain(personal)
    }
    expect((await ask(`${statusToken.slice(0, -1)}-`)).status).toBe(404)
    expect((await ask(reference)).status).toBe(404)
  })

  test('send-email requires the service key', async () => {
    const mail = { to: 'someone@example.com', subject: 'Hello', html: '<p>Hello</p>' }
    const key = { Authorization: `Bearer ${'k'.repeat(32)}` }
    expect((await post(serverPaths.sendEmail, mail)).status).toBe(403)
    expect((await post(serverPaths.sendEmail, mail, { Authorization: 'Bearer wrong' })).status).toBe(403)
    expect((await post(serverPaths.sendEmail, { ...mail, to: 'no' }, key)).status).toBe(422)
    expect((await post(serverPaths.sendEmail, mail, key)).status).toBe(200)
    await expect.poll(() => inquiries.sent.map(({ to }) => to.address)).toContain('someone@example.com')
  })

  test('programs can request a CSRF token', async () => {
    const response = await inquiries.app.request(serverPaths.csrfToken)
    const { csrfToken } = await response.json()
    expect(csrfToken).toMatch(/^[0-9a-f]{64}$/)
    expect(response.headers.get('Set-Cookie')).toBe(`csrf_token=${csrfToken}; Path=/; SameSite=Strict`)
  })
})
