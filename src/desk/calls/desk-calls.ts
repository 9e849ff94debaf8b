import { hc, type InferRequestType, type InferResponseType, parseResponse } from 'hono/client'
import type { InquiryState, LostReason } from '../../domain/desk/inquiry-state.ts'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { CompanySettings } from '../../domain/settings/company-settings.ts'
import { deskPath } from '../../routes.ts'
import type { DeskApi } from '../../server/desk/desk-api.ts'
import { accessToken } from '../session/desk-session.ts'
import { readTrouble, Trouble } from './trouble.ts'

const api = hc<DeskApi>(`${location.origin}${deskPath}`, { fetch: authorizedFetch })
const one = api.inquiries[':reference']

export type ListQuery = InferRequestType<typeof api.inquiries.$get>['query']
export type InquiryPage = InferResponseType<typeof api.inquiries.$get, 200>
export type ListedInquiry = InquiryPage['inquiries'][number]
export type Inquiry = InferResponseType<typeof one.$get, 200>
export type TimelineEntry = Inquiry['timeline'][number]
export type Reply = Inquiry['replies'][number]
export type Me = InferResponseType<typeof api.me.$get, 200>
export type StatusChange = {
  readonly from: InquiryState
  readonly to: InquiryState
  readonly lostReason?: LostReason | undefined
}
export type AssigneeChange = { readonly from: string | null; readonly to: string | null }

export const deskCalls = {
  me: () => parseResponse(api.me.$get()),
  staff: async () => (await parseResponse(api.staff.$get())).staff,
  today: () => parseResponse(api.today.$get()),
  list: (query: ListQuery) => parseResponse(api.inquiries.$get({ query })),
  inquiry: (reference: string) => parseResponse(one.$get({ param: { reference } })),
  markRead: (reference: string) => parseResponse(one.read.$put({ param: { reference } })),
  setStatus: (reference: string, json: StatusChange) =>
    parseResponse(one.status.$put({ param: { reference }, json })),
  assign: (reference: string, json: AssigneeChange) =>
    parseResponse(one.assignee.$put({ param: { reference }, json })),
  addNote: (reference: string, text: string, mentions: string[]) =>
    parseResponse(one.notes.$post({ param: { reference }, json: { text, mentions } })),
  sendReply: (reference: string, json: { subject: string; text: string }) =>
    parseResponse(one.replies.$post({ param: { reference }, json })),
  settings: () => parseResponse(api.settings.$get()),
  setWebhook: (json: CompanySettings['webhook']) => parseResponse(api.settings.webhook.$put({ json })),
  health: () => parseResponse(api.health.$get()),
  release: (reference: string) => parseResponse(one.release.$post({ param: { reference } })),
}

/** Every call carries the session's token, ends in time, and throws nothing but a `Trouble`. */
async function authorizedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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
