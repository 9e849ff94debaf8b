import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { deskPath } from '../../../routes.ts'

const desk = await createDeskApp()
const producer = await desk.staff('producer')

beforeEach(async () => {
  await desk.accounts.forgetRates()
  desk.mail.sent.length = 0
  desk.mail.before = async () => {}
})

const reply = { subject: 'Your gala in June', text: 'Dear Ada,\n\nwe would love to.\n\n<b>Bold</b> & =1+1' }

async function answer(reference: string, change: object = {}) {
  const letter = { id: randomUUID(), ...reply, attachments: [], ...change }
  return producer.ask('POST', `/inquiries/${reference}/replies`, letter)
}

async function read(reference: string) {
  return (await producer.ask('GET', `/inquiries/${reference}`)).body
}

test('a reply goes to the sender in the thread of the confirmation, and stops the promise’s clock', async () => {
  const reference = await desk.receive('contact', { data: { email: 'ada@example.com' } })
  expect((await answer(reference)).status).toBe(200)
  await vi.waitFor(() => expect(desk.mail.sent).toHaveLength(1), { timeout: 20_000 })
  const [mail] = desk.mail.sent
  expect(mail).toMatchObject({
    to: { address: 'ada@example.com' },
    subject: `Your gala in June (${reference})`,
    messageId: expect.stringMatching(/^<reply-[0-9a-f-]{36}@/),
    inReplyTo: expect.stringContaining(`${reference.toLowerCase()}.visitor@`),
  })
  expect(mail?.text).toContain('Dear Ada,\n\nwe would love to.')
  expect(mail?.text).toContain('Robin')
  expect(mail?.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; =1+1')
  await expect
    .poll(async () => (await read(reference)).replies)
    .toMatchObject([{ state: 'sent', attempts: 1 }])
  const inquiry = await read(reference)
  expect(inquiry).toMatchObject({ status: 'contacted', firstAnswerAt: expect.any(String) })
  expect(inquiry.timeline).toMatchObject([
    { kind: 'received' },
    {
      kind: 'reply',
      actorId: producer.id,
      detail: { subject: reply.subject, replyId: inquiry.replies[0].id },
    },
  ])
})

test('a reply that the mail server refuses is shown as delayed with the reason, and tried again with the same id', async () => {
  const reference = await desk.receive('consultation')
  let refusals = 1
  desk.mail.before = async () => {
    if (refusals-- > 0) throw new Error('The mail server answered 451.')
  }
  await answer(reference)
  await vi.waitFor(
    async () =>
      expect((await read(reference)).replies).toMatchObject([
        { state: 'delayed', attempts: 1, trouble: 'The mail server answered 451.' },
      ]),
    { timeout: 20_000 },
  )
  // As if the time until the next try were over.
  await desk.accounts.rows(`update pgboss.job set start_after = now() where name = 'replies'`)
  await vi.waitFor(
    async () =>
      expect((await read(reference)).replies).toMatchObject([{ state: 'sent', attempts: 2, trouble: null }]),
    { timeout: 20_000 },
  )
  const [{ id }] = (await read(reference)).replies
  expect(desk.mail.sent.map(({ messageId }) => messageId)).toEqual([expect.stringContaining(id)])
})

test('a reply to an inquiry without an address is refused and changes nothing', async () => {
  const reference = await desk.receive('contact')
  await desk.accounts.rows(`update leads set sender_email = '' where reference = $1`, [reference])
  expect(await answer(reference)).toMatchObject({ status: 409, body: { now: 'no-address' } })
  expect(await read(reference)).toMatchObject({ status: 'new', replies: [], firstAnswerAt: null })
})

test('a repeated call sends no second letter, and another text under the same id is refused', async () => {
  const reference = await desk.receive('consultation')
  const id = randomUUID()
  const answers = await Promise.all([answer(reference, { id }), answer(reference, { id })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await answer(reference, { id, text: 'Better words.' })).toMatchObject({
    status: 409,
    body: { now: 'sent-before' },
  })
  await vi.waitFor(() => expect(desk.mail.sent).toHaveLength(1), { timeout: 20_000 })
  const inquiry = await read(reference)
  expect(inquiry.replies).toHaveLength(1)
  expect(inquiry.timeline).toHaveLength(2)
})

test('a letter with a gap is never sent', async () => {
  const reference = await desk.receive('consultation')
  expect((await answer(reference, { text: 'Dear {{first name}},' })).status).toBe(400)
  expect((await answer(reference, { subject: 'For {{ company }}' })).status).toBe(400)
  expect((await read(reference)).replies).toEqual([])
})

test('a letter is signed as its writer signed when it was sent, and the preview is the mail', async () => {
  const writer = await desk.staff('producer')
  expect((await writer.ask('GET', '/signature')).body).toMatchObject({ signature: null })
  await writer.ask('PUT', '/signature', { signature: 'Robin & Co\n<i>Stage right</i>' })
  expect((await writer.ask('PUT', '/signature', { signature: 'x'.repeat(501) })).status).toBe(400)
  const reference = await desk.receive('consultation', { data: { email: 'ada@example.com' } })
  const preview = await writer.ask('POST', `/inquiries/${reference}/replies/preview`, reply)
  const own = { ...reply, subject: `Your inquiry ${reference}` }
  const { body: ownPreview } = await writer.ask('POST', `/inquiries/${reference}/replies/preview`, own)
  expect(ownPreview.subject).toBe(own.subject)
  const letter = { id: randomUUID(), ...reply, attachments: [] }
  await writer.ask('POST', `/inquiries/${reference}/replies`, letter)
  await writer.ask('PUT', '/signature', { signature: null })
  await vi.waitFor(() => expect(desk.mail.sent).toHaveLength(1), { timeout: 20_000 })
  const [mail] = desk.mail.sent
  expect(mail?.html).toContain('Robin &amp; Co<br>\n&lt;i&gt;Stage right&lt;/i&gt;')
  expect(preview.body).toEqual({
    from: mail?.from,
    to: 'ada@example.com',
    subject: mail?.subject,
    html: mail?.html,
  })
  expect((await writer.ask('POST', '/inquiries/00000-00000/replies/preview', reply)).status).toBe(404)
})

test('the page that a preview is written into holds nothing, and nothing runs or loads in it', async () => {
  const paper = await desk.app.request(`${deskPath}/paper`)
  expect(Object.fromEntries(paper.headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'unsafe-inline'; .*frame-ancestors 'self'; sandbox allow-same-origin$/,
    ),
    'x-content-type-options': 'nosniff',
  })
  expect(await paper.text()).toContain('<body></body>')
})
