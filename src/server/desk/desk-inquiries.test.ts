import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDeskApp } from '../../../tests/support/servers/desk-app.ts'
import { changeInquiry } from './change-inquiry.ts'
import type { ListedInquiry } from './inquiries/listed-inquiry.ts'

const desk = await createDeskApp()
const { accounts, inquiries } = desk
const producer = await desk.staff('producer')
const colleague = await desk.staff('producer')

beforeEach(async () => {
  await accounts.forgetRates()
  await accounts.rows('truncate leads, contacts cascade')
})

async function list(query = ''): Promise<string[]> {
  const { body } = await producer.ask('GET', `/inquiries${query}`)
  return body.inquiries.map(({ reference }: ListedInquiry) => reference)
}

describe('the list', () => {
  test('shows who wrote, what is promised and what is unread, newest first', async () => {
    const first = await desk.receive('contact', { data: { name: 'Ada Lovelace', email: 'Ada@Example.com' } })
    const second = await desk.receive('quote')
    const { body } = await producer.ask('GET', '/inquiries')
    expect(body.more).toBe(false)
    expect(body.inquiries.map(({ reference }: ListedInquiry) => reference)).toEqual([second, first])
    expect(body.inquiries[1]).toMatchObject({
      form: 'contact',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      status: 'new',
      assigneeId: null,
      replyBy: expect.any(String),
      firstAnswerAt: null,
      unread: true,
    })
    await producer.ask('PUT', `/inquiries/${first}/read`)
    expect((await producer.ask('GET', '/inquiries')).body.inquiries[1].unread).toBe(false)
    expect((await colleague.ask('GET', '/inquiries')).body.inquiries[1].unread).toBe(true)
    await colleague.ask('POST', `/inquiries/${first}/notes`, { text: 'Called back.' })
    expect((await producer.ask('GET', '/inquiries')).body.inquiries[1].unread).toBe(true)
  })

  test('has an inquiry as unread again for whoever marked it so, and for nobody else', async () => {
    const reference = await desk.receive('contact')
    const unread = async ({ ask }: typeof producer) =>
      (await ask('GET', '/inquiries')).body.inquiries[0].unread
    for (const { ask } of [producer, colleague]) await ask('PUT', `/inquiries/${reference}/read`)
    expect((await producer.ask('DELETE', `/inquiries/${reference}/read`)).status).toBe(200)
    expect([await unread(producer), await unread(colleague)]).toEqual([true, false])
    expect((await producer.ask('DELETE', '/inquiries/00000-00000/read')).status).toBe(404)
  })

  test('has the views open, mine, unassigned, overdue, won, lost, held and all', async () => {
    const [mine = '', free = '', late = '', won = '', lost = ''] = [
      await desk.receive('contact'),
      await desk.receive('consultation'),
      await desk.receive('quote'),
      await desk.receive('podcast'),
      await desk.receive('legacy'),
    ]
    const held = await desk.receive('conference', { also: { website: 'http://spam.example' } })
    await producer.ask('PUT', `/inquiries/${mine}/assignee`, { from: null, to: producer.id })
    await accounts.rows(`update leads set reply_by = now() - interval '1 minute' where reference = $1`, [
      late,
    ])
    await producer.ask('PUT', `/inquiries/${won}/status`, { from: 'new', to: 'won' })
    await producer.ask('PUT', `/inquiries/${lost}/status`, { from: 'new', to: 'lost', lostReason: 'budget' })
    expect(await list()).toEqual([late, free, mine])
    expect(await list('?view=mine')).toEqual([mine])
    expect(await list('?view=unassigned')).toEqual([late, free])
    expect(await list('?view=overdue')).toEqual([late])
    expect(await list('?view=won')).toEqual([won])
    expect(await list('?view=lost')).toEqual([lost])
    expect(await list('?view=held')).toEqual([held])
    expect(await list('?view=all')).toEqual([held, lost, won, late, free, mine])
    expect(await list('?view=all&form=podcast')).toEqual([won])
    expect(await list(`?view=all&assignee=${producer.id}`)).toEqual([mine])
    expect(await list('?view=all&status=lost')).toEqual([lost])
  })

  test('finds any part of a name, address, company, reference, message or equipment line', async () => {
    const reference = await desk.receive('contact', {
      data: {
        name: 'Grace Hopper',
        email: 'grace@navy.example',
        company: 'Käfer & 100 %',
        message: 'A crane\nat dawn',
        phone: '+15035550142',
      },
    })
    const quote = await desk.receive('quote', {
      data: { equipmentNeeded: 'Sony FX9 × 2', email: 'x@y.example' },
    })
    const search = (words: string) => list(`?view=all&search=${encodeURIComponent(words)}`)
    for (const words of [
      'hopp',
      'GRACE@navy',
      'käfer',
      '100 %',
      reference.slice(2, 8),
      reference.replace('-', ''),
      '(503) 555-0142',
      '503.555.0142',
      'crane at',
      'dawn grace',
    ]) {
      expect(await search(words)).toEqual([reference])
    }
    expect(await search('fx9')).toEqual([quote])
    const conversation = 'You: Is there a forklift?\nBridgelight: No.'
    const question = await desk.receive('help', { data: { conversation } })
    expect([await search('forklift'), await list('?view=all&form=help')]).toEqual([[question], [question]])
    const { body: read } = await producer.ask('GET', `/inquiries/${question}`)
    expect(read).toMatchObject({ form: 'help', fields: { conversation }, replyBy: expect.any(String) })
    const { body } = await producer.ask('GET', '/inquiries?view=all&search=dawn')
    expect(body.inquiries[0]).toMatchObject({ excerpt: 'A crane at dawn', message: 'A crane at dawn' })
    expect(await search('no such words')).toEqual([])
    expect(await search('%')).toEqual([reference])
    expect(await search('_')).toEqual([])
    // Two letters are too few for the index of parts, so they are looked for where words begin, and not in references.
    expect(await search('ho')).toEqual([reference])
    // No reference has an O.
    expect(await search('op')).toEqual([])
  })

  test('goes on by key and never shows one twice', async () => {
    await accounts.rows(
      `insert into leads (reference, form, subtype, verification, idempotency_key, body_hash, received_at)
       select 'AAAAA-' || lpad(n::text, 5, '0'), 'contact', 'home', 'verified', gen_random_uuid(), sha256(n::text::bytea),
         now() - (n / 3) * interval '1 minute'
       from generate_series(10001, 10120) n`,
    )
    const seen: string[] = []
    for (let more = true; more; ) {
      const after = seen.length > 0 ? `&after=${seen.at(-1)}` : ''
      const { body } = await producer.ask('GET', `/inquiries?view=all${after}`)
      seen.push(...body.inquiries.map(({ reference }: ListedInquiry) => reference))
      more = body.more
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })
})

test('today begins with the oldest promise and ends with the latest; whoever has an answer is not there', async () => {
  const [late = '', soon = '', later = '', answered = ''] = [
    await desk.receive('contact'),
    await desk.receive('quote'),
    await desk.receive('religious'),
    await desk.receive('podcast'),
  ]
  await desk.receive('leadGate')
  await desk.receive('conference', { also: { website: 'http://spam.example' } })
  await accounts.rows(`update leads set reply_by = now() - interval '1 hour' where reference = $1`, [late])
  await accounts.rows(`update leads set reply_by = now() + interval '1 hour' where reference = $1`, [soon])
  const change = (from: string, to: string) =>
    producer.ask('PUT', `/inquiries/${answered}/status`, { from, to })
  await change('new', 'contacted')
  const today = async () => {
    const { body } = await producer.ask('GET', '/today')
    return body.inquiries.map(({ reference }: ListedInquiry) => reference)
  }
  expect(await today()).toEqual([late, soon, later])
  // An answer that was taken back was none: the person is still waiting.
  await change('contacted', 'new')
  expect(await today()).toContain(answered)
})

describe('an inquiry', () => {
  test('has its fields, its promise, a timeline and everything else of the same person', async () => {
    const email = 'ada@example.com'
    const before = await desk.receive('contact', { data: { email } })
    const reference = await desk.receive('consultation', { data: { email: 'ADA@example.com' } })
    await desk.receive('quote', { data: { email: 'grace@example.com' } })
    await producer.ask('POST', `/inquiries/${reference}/notes`, {
      text: 'Called back.',
      mentions: [colleague.id],
    })
    await producer.ask('PUT', `/inquiries/${reference}/status`, { from: 'new', to: 'contacted' })
    const { body } = await producer.ask('GET', `/inquiries/${reference}`)
    expect(body).toMatchObject({
      form: 'consultation',
      status: 'contacted',
      firstAnswerAt: expect.any(String),
    })
    expect(body.fields).toMatchObject({ email: 'ADA@example.com', name: expect.any(String) })
    expect(body.contact.latest).toMatchObject([{ reference }, { reference: before, status: 'new' }])
    expect(body.timeline).toMatchObject([
      { kind: 'received', actorId: null },
      { kind: 'note', actorId: producer.id, detail: { text: 'Called back.', mentions: [colleague.id] } },
      { kind: 'status', actorId: producer.id, detail: { from: 'new', to: 'contacted' } },
    ])
  })

  test('says which of the staff opened it, the latest first', async () => {
    const reference = await desk.receive('contact')
    const openedBy = async () => (await producer.ask('GET', `/inquiries/${reference}`)).body.openedBy
    expect(await openedBy()).toEqual([])
    await producer.ask('PUT', `/inquiries/${reference}/read`)
    await colleague.ask('PUT', `/inquiries/${reference}/read`)
    expect(await openedBy()).toEqual([
      { by: colleague.id, at: expect.any(String) },
      { by: producer.id, at: expect.any(String) },
    ])
  })

  test('changed by two people keeps the first change and tells the second person', async () => {
    const reference = await desk.receive('contact')
    const change = (ask: typeof producer.ask, to: string) =>
      ask('PUT', `/inquiries/${reference}/status`, { from: 'new', to })
    const [won, lost] = await Promise.all([change(producer.ask, 'won'), change(colleague.ask, 'qualified')])
    expect([won.status, lost.status].sort()).toEqual([200, 409])
    const refused = won.status === 409 ? won : lost
    const { body } = await producer.ask('GET', `/inquiries/${reference}`)
    expect(refused.body.now).toEqual({ status: body.status })
    expect(body.timeline.filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(1)
    // The same change once more is no change.
    expect((await change(producer.ask, body.status)).status).toBe(200)
  })

  test('is assigned to producers and owners only', async () => {
    const reference = await desk.receive('contact')
    const visitor = await accounts.member()
    const viewer = await desk.staff('viewer')
    for (const { id } of [visitor, viewer]) {
      const { status, body } = await producer.ask('PUT', `/inquiries/${reference}/assignee`, {
        from: null,
        to: id,
      })
      expect([status, body.now]).toEqual([409, 'not-staff'])
    }
  })

  test('that was held sends its visitor the confirmation once it is released', async () => {
    const reference = await desk.receive('contact', {
      data: { email: 'held@example.com' },
      also: { website: 'http://spam.example' },
    })
    const toVisitor = () => inquiries.sent.filter(({ to }) => to.address === 'held@example.com')
    await vi.waitFor(() => expect(inquiries.sent.length).toBeGreaterThan(0), { timeout: 20_000 })
    expect(toVisitor()).toEqual([])
    for (let times = 0; times < 2; times += 1) {
      expect((await producer.ask('POST', `/inquiries/${reference}/release`)).status).toBe(200)
    }
    await vi.waitFor(() => expect(toVisitor()).toHaveLength(1), { timeout: 20_000 })
    expect(await list()).toEqual([reference])
  })

  test('appears to its visitor in the visitor’s words', async () => {
    const member = await accounts.member()
    const reference = await desk.receive('contact', { headers: member.bearer })
    await producer.ask('PUT', `/inquiries/${reference}/status`, {
      from: 'new',
      to: 'lost',
      lostReason: 'budget',
    })
    const answer = await inquiries.app.request('/functions/v1/my-inquiries', { headers: member.bearer })
    expect((await answer.json()).inquiries).toMatchObject([{ reference, status: 'closed' }])
  })
})

test('a new inquiry is announced to desks that listen, and whether it is held; so are settings', async () => {
  const answer = await desk.app.request('/desk/v1/live', { headers: producer.bearer })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listening = (async () => {
    while (reader && !heard.includes('"held":false')) {
      const { value, done } = await reader.read()
      if (done) return
      heard += value
    }
  })()
  await expect.poll(() => heard).toContain('event: alive')
  const held = await desk.receive('conference', { also: { website: 'http://spam.example' } })
  const owner = await desk.staff('owner')
  await owner.ask('PUT', '/settings/webhook', { url: null })
  const reference = await desk.receive('contact')
  await listening
  expect(heard).toContain('{"settings":true}')
  expect(heard).toContain(JSON.stringify({ reference: held, new: true, held: true, test: false }))
  expect(heard).toContain(JSON.stringify({ reference, new: true, held: false, test: false }))
  await reader?.cancel()
})

test('an inquiry is marked as read while a change of it is still being stored', async () => {
  const reference = await desk.receive('consultation')
  const { id, ask } = await desk.staff('producer')
  const actor = { id, name: '', email: '', role: 'producer', sessionId: '' } as const
  let status = 0
  await changeInquiry(accounts.database.pool, actor, reference, async () => {
    status = (await ask('PUT', `/inquiries/${reference}/read`)).status
    return null
  })
  expect(status).toBe(200)
})
