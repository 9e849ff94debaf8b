import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDeskApp } from '../../../tests/support/servers/desk-app.ts'
import { readNotificationSettings } from '../../domain/desk/notifications.ts'
import { type Operation, operations, type StaffRole, staffRoles } from '../../domain/desk/roles.ts'
import { revokeStaff } from '../accounts/staff/revoke-staff.ts'

const desk = await createDeskApp()
let reference = ''
let colleague = ''
let visitor: Awaited<ReturnType<typeof desk.accounts.member>>
/** An owner who has not given the second factor. */
let halfway: typeof visitor
const team = new Map<StaffRole, Awaited<ReturnType<typeof desk.staff>>>()
beforeAll(async () => {
  reference = await desk.receive('consultation')
  colleague = (await desk.accounts.member('viewer')).id
  visitor = await desk.accounts.member()
  halfway = await desk.accounts.member('owner')
  for (const role of staffRoles) team.set(role, await desk.staff(role))
})

type Call = readonly [method: string, path: string, body?: unknown]

async function newContact() {
  await desk.accounts.forgetRates()
  const sent = await desk.receive('consultation', { data: { email: desk.accounts.newEmail() } })
  const [row] = await desk.accounts.rows<{ contact: string; reference: string }>(
    'select contact_id as contact, reference from leads where reference = $1',
    [sent],
  )
  if (!row) throw new Error('The inquiry was not stored')
  return row
}

/** A question to the help chat that has an answer. */
async function newQuestion(): Promise<string> {
  const [row] = await desk.accounts.rows<{ id: string }>(
    `insert into help_questions (language, text, normalized, first_asked_at, last_asked_at, answer, page, answered_at)
     values ('en', 'Why?', gen_random_uuid(), now(), now(), 'So.', '/', now()) returning id`,
  )
  return row?.id ?? ''
}

/** A valid call of every operation; an operation without one does not compile. */
const calls: Readonly<Record<Operation, () => Call | Promise<Call>>> = {
  listInquiries: () => ['GET', '/inquiries'],
  readToday: () => ['GET', '/today'],
  readInquiry: () => ['GET', `/inquiries/${reference}`],
  listStaff: () => ['GET', '/staff'],
  markRead: () => ['PUT', `/inquiries/${reference}/read`],
  readPromises: () => ['GET', '/promises'],
  readNotifications: () => ['GET', '/notifications'],
  changeNotifications: () => ['PUT', '/notifications', readNotificationSettings({})],
  listViews: () => ['GET', '/views'],
  countViews: () => ['GET', '/views/counts'],
  saveView: () => ['POST', '/views', { name: 'Quotes', query: '?form=quote', shared: false }],
  shareView: () => ['POST', '/views', { name: 'Quotes', query: '?form=quote', shared: true }],
  changeInquiry: () => ['PUT', `/inquiries/${reference}/assignee`, { from: null, to: null }],
  addNote: () => ['POST', `/inquiries/${reference}/notes`, { text: 'Called back.' }],
  sendReply: () => [
    'POST',
    `/inquiries/${reference}/replies`,
    { id: randomUUID(), subject: 'Your event', text: 'Hello.', attachments: [] },
  ],
  listSavedReplies: () => ['GET', '/saved-replies'],
  changeSavedReplies: () => [
    'PUT',
    `/saved-replies/${randomUUID()}`,
    { title: 'Thanks', subject: '', text: 'Dear {{first name}},' },
  ],
  releaseHeld: () => ['POST', `/inquiries/${reference}/release`],
  exportInquiries: () => ['GET', '/export?format=json'],
  async joinContacts() {
    const [one, other] = [await newContact(), await newContact()]
    return ['POST', `/contacts/${one.contact}/join`, { other: other.contact }]
  },
  readAudit: () => ['GET', '/audit'],
  listPeople: () => ['GET', '/people'],
  inviteStaff: () => ['POST', '/people/invitations', { email: desk.accounts.newEmail(), role: 'viewer' }],
  async withdrawInvitation() {
    const [invitation] = await desk.accounts.rows<{ id: string }>(
      `insert into invitations (id, email, role, expires_at)
       values (gen_random_uuid(), $1, 'viewer', now() + interval '1 day') returning id`,
      [desk.accounts.newEmail()],
    )
    return ['DELETE', `/people/invitations/${invitation?.id}`]
  },
  changeRole: () => ['PUT', `/people/${colleague}/role`, { role: 'viewer' }],
  resetFactor: () => ['POST', `/people/${colleague}/reset-factor`],
  removeStaff: async () => ['DELETE', `/people/${(await desk.accounts.member('viewer')).id}`],
  listSessions: () => ['GET', '/people/sessions'],
  async endSession() {
    const { id } = await desk.accounts.member('viewer')
    const [session] = await desk.accounts.rows<{ id: string }>(
      'select id from auth_sessions where user_id = $1',
      [id],
    )
    return ['DELETE', `/people/sessions/${session?.id}`]
  },
  readSettings: () => ['GET', '/settings'],
  changeSettings: () => ['PUT', '/settings/webhook', { url: null }],
  listDeliveries: () => ['GET', '/deliveries'],
  async replayDelivery() {
    const [delivery] = await desk.accounts.rows<{ id: string }>(
      `insert into deliveries (id, inquiry_id, channel, state, attempts)
       select gen_random_uuid(), id, 'webhook', 'failed', 81 from leads where reference = $1 returning id`,
      [reference],
    )
    return ['POST', `/deliveries/${delivery?.id}/replay`, { attempts: 81 }]
  },
  testWebhook: () => ['POST', '/settings/webhook/test'],
  readWebhookSecret: () => ['POST', '/settings/webhook/secret'],
  exportPerson: async () => ['GET', `/contacts/${(await newContact()).contact}/export`],
  async erasePerson() {
    const { contact, reference: typed } = await newContact()
    return ['POST', `/contacts/${contact}/erase`, { reference: typed }]
  },
  readHealth: () => ['GET', '/health'],
  listHelpQuestions: () => ['GET', '/help-questions'],
  answerHelpQuestion: async () => [
    'PUT',
    `/help-questions/${await newQuestion()}/answer`,
    { answer: 'Yes.', page: '/' },
  ],
  publishHelpAnswer: async () => [
    'PUT',
    `/help-questions/${await newQuestion()}/published`,
    { published: true },
  ],
  sendTestInquiry: () => ['POST', '/health/test-inquiry'],
}

describe.each(Object.entries(operations))('%s, for %ss and above', (name, least) => {
  const callOf = async () => {
    const found = Object.entries(calls).find(([known]) => known === name)
    if (!found) throw new Error('Every operation has a call')
    return found[1]()
  }

  test('is refused without a session, and with one of a visitor', async () => {
    expect((await desk.ask({})(...(await callOf()))).status).toBe(401)
    expect((await desk.ask(visitor.bearer)(...(await callOf()))).status).toBe(403)
  })

  test('is refused to staff who have not given their second factor', async () => {
    const { status, body } = await desk.ask(halfway.bearer)(...(await callOf()))
    expect([status, body.error.code]).toEqual([403, 'second_factor_needed'])
  })

  test('is refused to lower roles and allowed to the others', async () => {
    for (const [role, { ask }] of team) {
      const allowed = staffRoles.indexOf(role) >= staffRoles.indexOf(least)
      expect((await ask(...(await callOf()))).status, role).toBe(allowed ? 200 : 403)
    }
  })

  test('is refused from the moment the person is no longer staff', async () => {
    const { ask, email } = await desk.staff('owner')
    expect((await ask(...(await callOf()))).status).toBe(200)
    await revokeStaff(desk.accounts.database.pool, email)
    expect((await ask(...(await callOf()))).status).toBe(403)
  })
})

test('calls from other sites, too long bodies and unknown references are refused', async () => {
  const { bearer, ask } = await desk.staff('owner')
  const foreign = desk.ask({ ...bearer, Origin: 'https://evil.example' })
  expect((await foreign('POST', `/inquiries/${reference}/notes`, { text: 'x' })).status).toBe(403)
  expect((await ask('POST', `/inquiries/${reference}/notes`, { text: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await ask('POST', `/inquiries/${reference}/notes`, { text: 'x'.repeat(6_000) })).status).toBe(400)
  for (const unknown of ['00000-00000', '%00', "' or 1=1 --"]) {
    expect((await ask('GET', `/inquiries/${encodeURIComponent(unknown)}`)).status).toBe(404)
    expect((await ask('POST', `/inquiries/${encodeURIComponent(unknown)}/notes`, { text: 'x' })).status).toBe(
      404,
    )
  }
})
