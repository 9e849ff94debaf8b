import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { letter } from '../../../../tests/support/servers/letter.ts'
import { serverPaths } from '../../../routes.ts'
import { identifyInquiry } from '../../inquiries/storage/inquiry-identity.ts'

const desk = await createDeskApp()
const owner = await desk.staff('owner')
const { rows } = desk.accounts

beforeEach(async () => {
  await desk.accounts.forgetRates()
  await rows('truncate leads, contacts, saved_views cascade')
  await rows('delete from pgboss.job')
})

const person = {
  name: 'Zebulon Quixworth',
  email: 'Zeb@quixworth.example',
  company: 'Wobblestone Films',
  phone: '+15035550177',
  message: 'A marmalade launch at dawn',
}
const words = ['zebulon', 'quixworth', 'zeb@', 'wobblestone', '5035550177', 'marmalade', 'persimmon']

async function contactOf(reference: string): Promise<string> {
  return (await owner.ask('GET', `/inquiries/${reference}`)).body.contact.id
}

function erase(contact: string, reference: string) {
  return owner.ask('POST', `/contacts/${contact}/erase`, { reference })
}

/** The tables of the whole database, the job queue's included, in which a row has one of the words. */
async function tablesWith(wanted: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await rows(`select from ${name} as t where t::text ilike any ($1) limit 1`, [
      wanted.map((word) => `%${word}%`),
    ])
    if (hits.length > 0) found.push(name)
  }
  return found.sort()
}

test('erasing a person leaves no word of them in the whole database, and keeps what counts', async () => {
  const key = randomUUID()
  const first = await desk.receive('contact', {
    data: person,
    key,
    also: { source: { last: { page: '/', campaign: { utm_source: 'persimmon' } } } },
  })
  const [firstName, lastName] = person.name.split(' ')
  const second = await desk.receive('quote', {
    data: { ...person, firstName, lastName, additionalDetails: person.message },
  })
  const other = await desk.receive('consultation')
  await owner.ask('POST', `/inquiries/${first}/notes`, { text: 'Zebulon likes persimmon' })
  await owner.ask('POST', `/inquiries/${first}/replies`, letter('Persimmon', 'Dear Zebulon'))
  await desk.app.request('/desk/v1/export?format=csv&search=zebulon+quix', { headers: owner.bearer })
  const contact = await contactOf(first)
  const save = (name: string, query: string) => owner.ask('POST', '/views', { name, query, shared: true })
  for (const search of [
    'zebulon',
    'gala+Quix',
    'zeb%40quixworth.example',
    '(503)+555-0177',
    'Wobble',
    first,
  ]) {
    await save('Theirs', `?q=${search}`)
  }
  await save('One person', `?contact=${contact}`)
  await save('Zebulon’s kind of work', '?form=contact')
  await save('Galas', '?q=gala')
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from leads where reference = $1', [
    first,
  ])
  // As if deliveries had failed: what the other side answered names the address.
  await rows(
    `insert into pgboss.job (name, data, output) values
       ('undelivered', $1, '{"reason": "550 no such user zeb@quixworth.example"}'),
       ('mails', '{"to": "ZEB@quixworth.example", "subject": "Persimmon", "html": ""}', null)`,
    [JSON.stringify({ leadId: id, channel: 'visitor' })],
  )
  await rows(
    `with delivery as (
       insert into deliveries (id, inquiry_id, channel, state, answer)
       values (gen_random_uuid(), $1, 'webhook', 'failed', '550 zeb@quixworth.example') returning id
     )
     insert into delivery_attempts (delivery_id, number, ok, answer, took_ms)
     select id, 1, false, '550 zeb@quixworth.example', 5 from delivery`,
    [id],
  )
  await rows(
    `insert into reply_attachments (id, inquiry_id, name, bytes) values (gen_random_uuid(), $1, 'zebulon.pdf', 0)`,
    [id],
  )
  const spool = join(desk.inquiries.dataDir, 'spool')
  await mkdir(spool, { recursive: true })
  await writeFile(join(spool, 'old.json.aside'), JSON.stringify({ fields: { email: person.email } }))
  await rows(
    `insert into help_questions (language, text, normalized, first_asked_at, last_asked_at)
     select 'en', text, text, now(), now() from unnest($1::text[]) as text`,
    [
      [
        'Is zebulon  quixworth in today?',
        'Write to zeb@quixworth.example',
        'Call (503) 555-0177',
        'Will you call 5035550178?',
      ],
    ],
  )
  expect(await tablesWith(words)).toEqual(
    expect.arrayContaining([
      'public.help_questions',
      'public.audit_log',
      'public.deliveries',
      'public.delivery_attempts',
      'public.inquiry_entries',
      'public.leads',
      'public.replies',
      'public.reply_attachments',
      'public.saved_views',
    ]),
  )

  expect((await erase(contact, other)).status).toBe(404)
  expect((await erase(contact, 'AAAAA-AAAAA')).status).toBe(404)
  expect(await rows('select from leads where erased_at is not null')).toHaveLength(0)

  expect(await erase(contact, ` ${first.toLowerCase()} `)).toMatchObject({
    status: 200,
    body: { inquiries: 2 },
  })
  expect(await tablesWith(words)).toEqual([])
  expect(await readdir(spool)).toEqual([])
  expect((await owner.ask('GET', '/views')).body.views).toMatchObject([
    { name: 'Galas', query: '?q=gala' },
    { name: 'View without a name', query: '?form=contact' },
  ])
  expect(await rows('select text from help_questions')).toEqual([{ text: 'Will you call 5035550178?' }])
  const { body: list } = await owner.ask('GET', '/inquiries?view=all')
  expect(list.inquiries).toMatchObject([
    { reference: other, erased: false },
    { reference: second, form: 'quote', erased: true, name: '', status: 'lost', replyBy: null },
    { reference: first, form: 'contact', erased: true, budget: '5k-15k', status: 'lost' },
  ])
  const { body: inquiry } = await owner.ask('GET', `/inquiries/${first}`)
  expect(inquiry).toMatchObject({ erasedAt: expect.any(String), fields: {}, contact: null, replies: [] })
  expect(inquiry.timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'received',
    'note',
    'reply',
    'erased',
  ])
  const { body: audit } = await owner.ask('GET', '/audit')
  expect(audit.entries[0]).toMatchObject({ action: 'person_erased', detail: { inquiries: 2 } })

  const { statusToken } = identifyInquiry('a secret of the tests, long enough', key)
  const page = await desk.inquiries.app.request(serverPaths.inquiryStatus, {
    headers: { Authorization: `Bearer ${statusToken}` },
  })
  expect(page.status).toBe(410)
  expect((await owner.ask('POST', `/inquiries/${first}/notes`, { text: 'Hm.' })).status).toBe(404)
  const again = await desk.receive('consultation', { data: person })
  expect((await owner.ask('GET', `/inquiries/${again}`)).body.contact).toMatchObject({ inquiries: 1 })
})

test('a saved view stays while somebody else has its words', async () => {
  const reference = await desk.receive('consultation', { data: person })
  await desk.receive('consultation', { data: { ...person, email: 'other@quixworth.example' } })
  const view = { name: 'Wobblestone', query: '?q=zebulon', shared: false }
  await owner.ask('POST', '/views', view)
  await erase(await contactOf(reference), reference)
  expect((await owner.ask('GET', '/views')).body.views).toMatchObject([view])
})

test('mails of an erased person that still wait are not sent', async () => {
  const reference = await desk.receive('consultation', { data: person })
  const contact = await contactOf(reference)
  desk.mail.before = async () => {
    throw new Error('The mail server answered 451.')
  }
  await owner.ask('POST', `/inquiries/${reference}/replies`, letter('Soon', 'Soon'))
  await erase(contact, reference)
  expect(await rows(`select from pgboss.job where name in ('replies', 'deliveries')`)).toEqual([])
  await expect.poll(() => tablesWith(words)).toEqual([])
})

test('the export of a person has every inquiry, what happened to it, and the account of the address', async () => {
  const member = await desk.accounts.member()
  const first = await desk.receive('contact', { data: { ...person, email: member.email } })
  const second = await desk.receive('consultation', { data: { ...person, email: member.email } })
  await owner.ask('POST', `/inquiries/${first}/notes`, { text: 'Called back.' })
  const contact = await contactOf(first)
  const { body } = await owner.ask('GET', `/contacts/${contact}/export`)
  expect(body).toMatchObject({
    addresses: [member.email],
    inquiries: [
      { reference: first, formName: 'Contact message', timeline: [{}, { detail: { text: 'Called back.' } }] },
      { reference: second },
    ],
    accounts: [{ account: { email: member.email } }],
  })
  expect(body.inquiries[0].fields).toContainEqual({
    name: 'budget',
    label: 'Budget',
    value: expect.stringContaining('$'),
    stored: '5k-15k',
  })
  const { body: audit } = await owner.ask('GET', '/audit')
  expect(audit.entries[0]).toMatchObject({ action: 'person_exported', detail: { inquiries: 2 } })

  await erase(contact, first)
  expect(await rows('select from users where email = $1', [member.email])).toHaveLength(1)
})
