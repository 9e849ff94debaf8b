import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import type { NotificationSettings } from '../../../domain/desk/notifications.ts'
import { portlandTimeZone } from '../../../domain/portland-day.ts'
import { escalate } from './escalate.ts'

const desk = await createDeskApp()
const { accounts, mail } = desk
const { pool } = accounts.database
const owner = await desk.staff('owner')
const producer = await desk.staff('producer')

beforeEach(async () => {
  await accounts.forgetRates()
  await accounts.rows('truncate leads, contacts, notification_settings cascade')
  await accounts.rows(`delete from pgboss.job`)
  mail.sent.length = 0
})

const everyDay = (from: number, to: number) => ({
  timeZone: portlandTimeZone,
  hours: Array.from({ length: 7 }, () => [{ from: from * 60, to: to * 60 }]),
  federalHolidays: false,
  closedDays: [],
})
/** As a company that never closes does it, so that the tests hold at any hour. */
const sweep = () =>
  escalate({ pool, jobText: desk.deskMailText, now: () => new Date(), calendar: () => everyDay(0, 24) })
const settings = { ownPromise: true, assigned: false, mentioned: true, arrived: false, anyPromise: true }

async function choose(person: typeof owner, change: Partial<NotificationSettings>): Promise<void> {
  expect((await person.ask('PUT', '/notifications', { ...settings, ...change })).status).toBe(200)
}

/** An inquiry whose answer is due in so many minutes. */
async function dueIn(
  minutes: number,
  name = 'Ada Lovelace',
  assignee: string | null = null,
): Promise<string> {
  const reference = await desk.receive('quote', { data: { firstName: name, lastName: 'Byron', company: '' } })
  await accounts.rows(
    `update leads set reply_by = now() + $2 * interval '1 minute', assignee_id = $3 where reference = $1`,
    [reference, minutes, assignee],
  )
  return reference
}

/** The mails that were sent once every job is done: to whom, and about what. */
async function mails(): Promise<string[]> {
  await vi.waitFor(
    async () =>
      expect(
        await accounts.rows(`select from pgboss.job where name = 'desk_mails' and state < 'completed'`),
      ).toHaveLength(0),
    { timeout: 20_000 },
  )
  return mail.sent.map(({ to, subject }) => `${to.address}: ${subject}`).sort()
}

test('a warning goes to whoever has the inquiry, the last call to the owner, each once', async () => {
  const reference = await dueIn(31, 'Ada', producer.id)
  await sweep()
  expect(await mails()).toEqual([])
  await accounts.rows(`update leads set reply_by = now() + interval '29 minutes'`)
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(await mails()).toEqual([expect.stringMatching(`^${producer.email}: Answer Ada Byron by `)])
  const [warning] = mail.sent
  for (const body of [warning?.text, warning?.html]) {
    expect(body).toContain(`/staff/inquiries/${reference}`)
    expect(body).toContain('Ada Byron waits for an answer')
  }

  mail.sent.length = 0
  await accounts.rows(`update leads set reply_by = now() + interval '14 minutes'`)
  await Promise.all([sweep(), sweep()])
  await accounts.rows(`update leads set reply_by = now() - interval '1 minute'`)
  await sweep()
  expect(await mails()).toEqual([`${owner.email}: Overdue: Ada Byron waits for an answer`])
})

test('the steps come in opening hours, counted in working time, each once', async () => {
  const reference = await dueIn(0)
  await accounts.rows(`update leads set reply_by = '2026-11-18T09:15-08:00' where reference = $1`, [
    reference,
  ])
  const stepsAt = async (time: string) => {
    const now = () => new Date(`${time}-08:00`)
    await escalate({ pool, jobText: desk.deskMailText, now, calendar: () => everyDay(9, 18) })
    const found = await accounts.rows<{ step: string }>('select step from escalations order by at')
    return found.map(({ step }) => step)
  }
  expect(await stepsAt('2026-11-17T17:44')).toEqual([])
  expect(await stepsAt('2026-11-17T18:00')).toEqual([])
  expect(await stepsAt('2026-11-17T17:45')).toEqual(['warning'])
  expect(await stepsAt('2026-11-17T17:59')).toEqual(['warning'])
  expect(await stepsAt('2026-11-18T08:59')).toEqual(['warning'])
  expect(await stepsAt('2026-11-18T09:00')).toEqual(['warning', 'last_call'])
  expect(await stepsAt('2026-11-18T09:10')).toEqual(['warning', 'last_call'])
})

test('after an outage everybody gets one mail for all of theirs', async () => {
  for (const minutes of [-600, -60, -5]) await dueIn(minutes, 'Grace', producer.id)
  await dueIn(-30, 'Mary')
  await sweep()
  expect(await mails()).toEqual(
    [
      `${owner.email}: 4 people wait for an answer, 4 of them too long`,
      `${producer.email}: 3 people wait for an answer, 3 of them too long`,
    ].sort(),
  )
  const toOwner = mail.sent.find(({ to }) => to.address === owner.email)
  expect(toOwner?.text.match(/\/staff\/inquiries\//g)).toHaveLength(4)
})

test('no mail tells of held, answered, closed or sample inquiries, nor of a promise that broke long ago', async () => {
  const references = []
  for (let i = 0; i < 5; i += 1) references.push(await dueIn(-5))
  const [held, answered, spam, sample, old] = references
  await accounts.rows('update leads set held = true where reference = $1', [held])
  await accounts.rows(`update leads set status = 'spam' where reference = $1`, [spam])
  await accounts.rows('update leads set sample = true where reference = $1', [sample])
  await accounts.rows(`update leads set reply_by = now() - interval '8 days' where reference = $1`, [old])
  await producer.ask('PUT', `/inquiries/${answered}/status`, { from: 'new', to: 'contacted' })
  await sweep()
  expect(await accounts.rows('select from escalations')).toHaveLength(0)
  expect(await mails()).toEqual([])
})

test('an answer given before the mail is sent stops it', async () => {
  const reference = await dueIn(5)
  const [inquiry] = await accounts.rows<{ id: string }>('select id from leads')
  await producer.ask('PUT', `/inquiries/${reference}/status`, { from: 'new', to: 'contacted' })
  const data = { id: randomUUID(), to: owner.id, about: { kind: 'promises', inquiryIds: [inquiry?.id] } }
  await accounts.rows(desk.deskMailText, [JSON.stringify([{ id: data.id, data }])])
  expect(await mails()).toEqual([])
})

test('choices are respected, and when no owner wants the last call the company’s mailbox gets it', async () => {
  await choose(producer, { ownPromise: false })
  await choose(owner, { anyPromise: false })
  await dueIn(20, 'Ada', producer.id)
  await dueIn(20, 'Mary')
  await sweep()
  expect(await mails()).toEqual([expect.stringMatching(/^hello@.*: Answer Mary Byron by /)])
})

test('whoever is mentioned or given an inquiry is told as they chose, and nobody of what they did themselves', async () => {
  await choose(producer, { assigned: true })
  const reference = await desk.receive('consultation', { data: { name: 'Ada Byron', company: '' } })
  const note = { text: 'Can you take <b>this</b>?', mentions: [producer.id, owner.id] }
  expect((await owner.ask('POST', `/inquiries/${reference}/notes`, note)).status).toBe(200)
  const assignee = `/inquiries/${reference}/assignee`
  await owner.ask('PUT', assignee, { from: null, to: producer.id })
  await producer.ask('PUT', assignee, { from: producer.id, to: null })
  await producer.ask('PUT', assignee, { from: null, to: producer.id })
  // As if the time for undoing were over.
  await accounts.rows(`update pgboss.job set start_after = now() where name = 'desk_mails'`)
  expect(await mails()).toEqual([
    expect.stringMatching(`^${producer.email}: .* gave you the inquiry of Ada Byron$`),
    expect.stringMatching(`^${producer.email}: .* mentioned you: Ada Byron$`),
  ])
  const mention = mail.sent.find(({ subject }) => subject.includes('mentioned'))
  expect(mention?.html).toContain('Can you take &lt;b&gt;this&lt;/b&gt;?')
})

test('an inquiry that was given and taken back before the mail left is not told', async () => {
  await choose(producer, { assigned: true })
  const reference = await desk.receive('consultation')
  const assignee = `/inquiries/${reference}/assignee`
  await owner.ask('PUT', assignee, { from: null, to: producer.id })
  await owner.ask('PUT', assignee, { from: producer.id, to: null })
  await accounts.rows(`update pgboss.job set start_after = now() where name = 'desk_mails'`)
  expect(await mails()).toEqual([])
})

const delivered = () =>
  expect
    .poll(() => accounts.rows(`select from pgboss.job where name = 'deliveries' and state < 'completed'`), {
      timeout: 20_000,
    })
    .toHaveLength(0)

test('new inquiries are told to those who asked for it, possible spam once it is released', async () => {
  await choose(producer, { arrived: true })
  await desk.receive('consultation', { data: { name: 'Ada Byron', company: '' } })
  const spam = { data: { name: 'Mary Byron', company: '' }, also: { website: 'http://spam.example' } }
  const held = await desk.receive('podcast', spam)
  await delivered()
  const first = `${producer.email}: New: Consultation request from Ada Byron`
  expect(await mails()).toEqual([first])

  const release = () => owner.ask('POST', `/inquiries/${held}/release`)
  const releases = await Promise.all([release(), release()])
  expect(releases.map(({ status }) => status)).toEqual([200, 200])
  await delivered()
  expect(await mails()).toEqual([first, `${producer.email}: New: Podcast inquiry from Mary Byron`])
})
