import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../tests/support/servers/desk-app.ts'
import { inquiryStates } from '../../domain/desk/inquiry-state.ts'
import { findInquiryForm, inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { parseFields } from '../../domain/inquiry/parse-fields.ts'
import { replyBy } from '../../domain/inquiry/reply-by.ts'
import { portlandDay } from '../../domain/portland-day.ts'
import { wallTime } from '../../domain/wall-time.ts'
import { defaultCompanySettings } from '../company/company-settings.ts'
import { readSettings } from '../env.ts'
import { readInquiry } from '../inquiries/storage/read-inquiry.ts'
import { addSamples } from './add-samples.ts'
import { removeSamples } from './remove-samples.ts'

const desk = await createDeskApp()
const { database } = desk.accounts
const { pool } = database
const now = new Date('2026-11-18T20:00:00Z')
const { calendar } = defaultCompanySettings(readSettings({}))
const add = (count: number) => addSamples({ database, now, calendar, progress: () => undefined }, count)
const remove = () => removeSamples(database, () => undefined)

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  return (await pool.query<Row>(sql)).rows
}

/** Everything that the tool touches, in a form that can be compared. */
async function everything(): Promise<unknown> {
  const tables = ['leads', 'contacts', 'contact_addresses', 'inquiry_entries', 'contact_submissions']
  const more = ['partnership_inquiries', 'quote_requests', 'gate_leads', 'pgboss.job']
  const found: Record<string, unknown> = {}
  for (const table of [...tables, ...more]) {
    const [hash] = await rows(
      `select count(*), md5(string_agg(t::text, ',' order by t::text)) from ${table} t`,
    )
    found[table] = hash
  }
  return found
}

beforeEach(async () => {
  await pool.query('truncate leads, contacts, audit_log cascade; delete from pgboss.job')
})

test('there are as many as asked for, each a valid inquiry with a promise, within opening hours', async () => {
  expect(await add(300)).toBe(300)
  const found = await rows<{
    id: string
    form: string
    subtype: string
    received_at: Date
    reply_by: Date | null
    sender_email: string
    search: string
  }>('select * from leads where sample')
  expect(found).toHaveLength(300)
  for (const row of found) {
    const form = findInquiryForm(row.form, row.subtype)
    const inquiry = await readInquiry(pool, row.id)
    if (!form || !inquiry) throw new Error('A sample is no inquiry')
    const day = portlandDay(row.received_at)
    const parsed = parseFields(inquiryForms[form].schema(day), inquiry.fields)
    expect(parsed, `${form} ${JSON.stringify(inquiry.fields)}`).toMatchObject({ ok: true })
    const { reply } = inquiryForms[form]
    expect(row.reply_by).toEqual(reply && replyBy(reply, row.received_at, calendar))
    const wall = new Date(wallTime(calendar.timeZone, row.received_at))
    const minutes = wall.getUTCHours() * 60 + wall.getUTCMinutes()
    const open = (calendar.hours[wall.getUTCDay()] ?? []).some(
      ({ from, to }) => minutes >= from && minutes < to,
    )
    expect([open, row.received_at < now]).toEqual([true, true])
    expect(row.search).toContain(row.sender_email)
    expect(row.search).toContain(inquiry.reference.toLowerCase())
  }
})

test('every form and state occurs, some are held, some overdue, and some people wrote more than once', async () => {
  await add(500)
  const [seen] = await rows<Record<string, number>>(
    `select count(distinct (form, subtype))::int as forms, count(distinct status)::int as states,
       count(*) filter (where held)::int as held, count(distinct contact_id)::int as people,
       count(*) filter (where status = 'new' and not held and reply_by < '2026-11-18T20:00:00Z')::int as overdue,
       count(distinct date_trunc('month', received_at))::int as months
     from leads`,
  )
  expect(seen).toMatchObject({ forms: Object.keys(inquiryForms).length, states: inquiryStates.length })
  expect(seen?.held).toBeGreaterThan(5)
  expect(seen?.overdue).toBeGreaterThan(2)
  expect(seen?.people).toBeLessThan(450)
  expect(seen?.months).toBeGreaterThan(5)
})

test('timelines begin with the arrival, never run ahead, and end in the state that the inquiry has', async () => {
  const producer = await desk.staff('producer')
  await add(200)
  const { body } = await producer.ask('GET', '/inquiries?view=mine')
  expect(body.inquiries.length).toBeGreaterThan(2)
  const odd = await rows(
    `select from leads l where
       (select kind from inquiry_entries where inquiry_id = l.id order by id limit 1) is distinct from 'received'
       or exists (select from inquiry_entries where inquiry_id = l.id and at < l.received_at)
       or coalesce((
         select detail->>'to' from inquiry_entries where inquiry_id = l.id and kind = 'status' order by id desc limit 1
       ), 'new') <> l.status
       or (l.first_answer_at is null) <> (l.status in ('new', 'spam'))`,
  )
  expect(odd).toEqual([])
})

test('the same number makes the same inquiries, and a larger one adds to them', async () => {
  await add(60)
  const facts =
    'select reference, form, sender_email, status, received_at, source from leads order by reference'
  const first = await rows(facts)
  await remove()
  expect([await add(40), await add(60), await add(60)]).toEqual([40, 20, 0])
  expect(await rows(facts)).toEqual(first)
})

test('removing them removes nothing else, and nothing is mailed', async () => {
  for (const form of ['quote', 'consultation', 'leadGate', 'religious'] as const) await desk.receive(form)
  await pool.query('delete from pgboss.job')
  const before = await everything()
  await add(120)
  expect(await rows('select from pgboss.job')).toEqual([])
  expect(await remove()).toBe(120)
  expect(await everything()).toEqual(before)
  expect(await remove()).toBe(0)
})

test('a person who also wrote a real inquiry stays known', async () => {
  await add(30)
  const [sample] = await rows<{ sender_email: string; contact_id: string }>(
    'select sender_email, contact_id from leads where sample order by id limit 1',
  )
  const reference = await desk.receive('consultation', { data: { email: sample?.sender_email ?? '' } })
  await remove()
  expect(await rows('select reference, contact_id from leads')).toEqual([
    { reference, contact_id: sample?.contact_id },
  ])
  expect(await rows('select email, contact_id from contact_addresses')).toEqual([
    { email: sample?.sender_email, contact_id: sample?.contact_id },
  ])
})

test('a sample that is taken out of the held ones leads to no mail', async () => {
  const owner = await desk.staff('owner')
  await add(150)
  const [held] = await rows<{ reference: string }>('select reference from leads where held limit 1')
  expect((await owner.ask('POST', `/inquiries/${held?.reference}/release`)).status).toBe(200)
  expect(await rows(`select from pgboss.job where name = 'deliveries'`)).toEqual([])
})
