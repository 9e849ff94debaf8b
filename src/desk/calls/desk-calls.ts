import { hc, type InferRequestType, type InferResponseType, parseResponse } from 'hono/client'
import type { InquiryState, LostReason } from '../../domain/desk/inquiry-state.ts'
import type { NotificationSettings } from '../../domain/desk/notifications.ts'
import type { StaffRole } from '../../domain/desk/roles.ts'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { CompanySettings } from '../../domain/settings/company-settings.ts'
import type { Retention } from '../../domain/settings/retention.ts'
import { deskPath } from '../../routes.ts'
import type { DeskApi } from '../../server/desk/desk-api.ts'
import { accessToken } from '../session/desk-session.ts'
import { readTrouble, Trouble } from './trouble.ts'

export const api = hc<DeskApi>(`${location.origin}${deskPath}`, { fetch: authorizedFetch })
const one = api.inquiries[':reference']
const delivery = api.deliveries[':id']
const person = api.contacts[':contact']
const oneView = api.views[':id']
const onePerson = api.people[':id']

export type ListQuery = InferRequestType<typeof api.inquiries.$get>['query']
export type InquiryPage = InferResponseType<typeof api.inquiries.$get, 200>
export type ListedInquiry = InquiryPage['inquiries'][number]
export type Inquiry = InferResponseType<typeof one.$get, 200>
export type TimelineEntry = Inquiry['timeline'][number]
export type Contact = NonNullable<Inquiry['contact']>
export type Reply = Inquiry['replies'][number]
export type Delivery = Inquiry['deliveries'][number]
export type DeliveryPage = InferResponseType<typeof api.deliveries.$get, 200>
export type ListedDelivery = DeliveryPage['deliveries'][number]
export type WebhookTest = InferResponseType<typeof api.settings.webhook.test.$post, 200>
export type SavedView = InferResponseType<typeof api.views.$get, 200>['views'][number]
export type People = InferResponseType<typeof api.people.$get, 200>
export type StaffSession = InferResponseType<typeof api.people.sessions.$get, 200>['sessions'][number]
export type AuditQuery = InferRequestType<typeof api.audit.$get>['query']
export type AuditEntry = InferResponseType<typeof api.audit.$get, 200>['entries'][number]
export type Me = InferResponseType<typeof api.me.$get, 200>
export type KeptPromises = InferResponseType<typeof api.promises.$get, 200>
export type StatusChange = {
  readonly from: InquiryState
  readonly to: InquiryState
  readonly lostReason?: LostReason | undefined
}
export type AssigneeChange = { readonly from: string | null; readonly to: string | null }

export const deskCalls = {
  me: () => parseResponse(api.me.$get()),
  staff: async () => (await parseResponse(api.staff.$get())).staff,
  due: async () => (await parseResponse(api.promises.due.$get())).due,
  keptPromises: () => parseResponse(api.promises.$get()),
  today: () => parseResponse(api.today.$get()),
  list: (query: ListQuery) => parseResponse(api.inquiries.$get({ query })),
  inquiry: (reference: string) => parseResponse(one.$get({ param: { reference } })),
  markRead: (reference: string) => parseResponse(one.read.$put({ param: { reference } })),
  markUnread: (reference: string) => parseResponse(one.read.$delete({ param: { reference } })),
  setStatus: (reference: string, json: StatusChange) =>
    parseResponse(one.status.$put({ param: { reference }, json })),
  assign: (reference: string, json: AssigneeChange) =>
    parseResponse(one.assignee.$put({ param: { reference }, json })),
  addNote: (reference: string, text: string, mentions: string[]) =>
    parseResponse(one.notes.$post({ param: { reference }, json: { text, mentions } })),
  counts: () => parseResponse(api.views.counts.$get()),
  views: async () => (await parseResponse(api.views.$get())).views,
  saveView: (json: { name: string; query: string; shared: boolean }) =>
    parseResponse(api.views.$post({ json })),
  changeView: (id: string, json: { name: string; shared: boolean; removed: boolean }) =>
    parseResponse(oneView.$put({ param: { id }, json })),
  people: () => parseResponse(api.people.$get()),
  invite: (json: { email: string; role: StaffRole }) => parseResponse(api.people.invitations.$post({ json })),
  withdrawInvitation: (id: string) => parseResponse(api.people.invitations[':id'].$delete({ param: { id } })),
  changeRole: (id: string, role: StaffRole) =>
    parseResponse(onePerson.role.$put({ param: { id }, json: { role } })),
  resetFactor: (id: string) => parseResponse(onePerson['reset-factor'].$post({ param: { id } })),
  removeStaff: (id: string) => parseResponse(onePerson.$delete({ param: { id } })),
  sessions: async () => (await parseResponse(api.people.sessions.$get())).sessions,
  endSession: (id: string) => parseResponse(api.people.sessions[':id'].$delete({ param: { id } })),
  audit: (query: AuditQuery) => parseResponse(api.audit.$get({ query })),
  settings: () => parseResponse(api.settings.$get()),
  setWebhook: (json: CompanySettings['webhook'], seen: string | null) =>
    parseResponse(api.settings.webhook.$put({ json }, ifMatch(seen))),
  webhook: () => parseResponse(api.settings.webhook.$get()),
  testWebhook: () => parseResponse(api.settings.webhook.test.$post()),
  webhookSecret: async () => (await parseResponse(api.settings.webhook.secret.$post())).secret,
  undelivered: (after: string | null) =>
    parseResponse(api.deliveries.$get({ query: after === null ? {} : { after } })),
  undeliveredCount: () => parseResponse(api.deliveries.count.$get()),
  attempts: (id: string) => parseResponse(delivery.attempts.$get({ param: { id } })),
  replay: ({ id, attempts }: Pick<Delivery, 'id' | 'attempts'>) =>
    parseResponse(delivery.replay.$post({ param: { id }, json: { attempts } })),
  setRetention: (json: Retention, seen: string | null) =>
    parseResponse(api.settings.retention.$put({ json }, ifMatch(seen))),
  tryRetention: (json: Retention) => parseResponse(api.settings.retention.try.$post({ json })),
  findContacts: async (search: string) =>
    (await parseResponse(api.contacts.$get({ query: { search } }))).contacts,
  joinContacts: (contact: string, other: string) =>
    parseResponse(person.join.$post({ param: { contact }, json: { other } })),
  partAddresses: (contact: string, addresses: string[]) =>
    parseResponse(person.part.$post({ param: { contact }, json: { addresses } })),
  exportPerson: (contact: string) => parseResponse(person.export.$get({ param: { contact } })),
  erasePerson: (contact: string, reference: string) =>
    parseResponse(person.erase.$post({ param: { contact }, json: { reference } })),
  notifications: () => parseResponse(api.notifications.$get()),
  setNotifications: (json: NotificationSettings) => parseResponse(api.notifications.$put({ json })),
  setCalendar: (json: CompanySettings['calendar'], seen: string | null) =>
    parseResponse(api.settings.calendar.$put({ json }, ifMatch(seen))),
  health: () => parseResponse(api.health.$get()),
  release: (reference: string) => parseResponse(one.release.$post({ param: { reference } })),
}

/** Names the version that a change began with; the server refuses it when there is another one by now. */
export function ifMatch(seen: string | null) {
  return { headers: seen === null ? {} : { 'If-Match': `"${seen}"` } }
}

/** Every call carries the session's token, ends in time, and throws nothing but a `Trouble`. */
export async function authorizedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await send(input, {
    ...init,
    signal: init?.signal ?? AbortSignal.timeout(limits.desk.callMs),
  })
  if (response.ok) return response
  throw readTrouble(parseJson(await response.text()))
}

async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const token = await accessToken()
  if (token === null) throw new Trouble('signed-out')
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${token}`)
  try {
    return await fetch(input, { ...init, headers })
  } catch {
    throw new Trouble('offline')
  }
}

/** The stream of changes; it lasts until the signal aborts it, the server ends it or the connection is lost. */
export async function openLive(signal: AbortSignal): Promise<ReadableStream<BufferSource>> {
  return openStream('/live', { signal })
}

/** The steps of a test inquiry, which the server sends as they happen. */
export async function openTestInquiry(): Promise<ReadableStream<BufferSource>> {
  const signal = AbortSignal.timeout(limits.desk.testInquiry.runMs + limits.desk.callMs)
  return openStream('/health/test-inquiry', { method: 'POST', signal })
}

async function openStream(path: string, init: RequestInit): Promise<ReadableStream<BufferSource>> {
  const response = await authorizedFetch(`${deskPath}${path}`, init)
  if (!response.body) throw new Trouble('failed')
  return response.body
}
