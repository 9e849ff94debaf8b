import type { AskedField, AskedFor, AskedList } from '../../../content/inquiries/asked-for.ts'
import { inquiryStatusText } from '../../../content/inquiries/inquiry-status.ts'
import type { InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

const { forms, states } = inquiryStatusText

export type InquiryState = (typeof states)[number]['state']

export type InquiryStatus = {
  readonly state: InquiryState
  readonly form: InquiryFormId
  readonly reference: string
  readonly receivedAt: Date
  /** Null if no reply was promised. */
  readonly replyBy: Date | null
}

export type StatusOutcome =
  | { readonly kind: 'found'; readonly status: InquiryStatus; readonly asked: AskedFor }
  | { readonly kind: 'not-found' | 'removed' }
  | { readonly kind: 'failed' }

/** Fetches the inquiry of a status link. The token is sent in a header to keep it out of logs. */
export async function fetchInquiryStatus(
  fetch: typeof globalThis.fetch,
  token: string,
): Promise<StatusOutcome> {
  try {
    const response = await fetch(serverPaths.inquiryStatus, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.inquiry.requestMs),
    })
    if (response.status === 404) return { kind: 'not-found' }
    if (response.status === 410) return { kind: 'removed' }
    const answer: unknown = response.ok ? await response.json() : null
    const status = isOk(answer) ? readStatus(answer) : null
    const asked = status && readAsked(answer)
    return status && asked ? { kind: 'found', status, asked } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** True for an answer from our server, not from a gateway. */
export function isOk(answer: unknown): answer is { readonly ok: true } {
  return typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true
}

/** Null if the answer is not a valid inquiry status. */
export function readStatus(view: unknown): InquiryStatus | null {
  const { status, form, reference, receivedAt, replyBy } = propertiesOf(view)
  const state = states.find((known) => known.state === status)?.state
  const received = readDate(receivedAt)
  if (!state || !isInquiryForm(form) || typeof reference !== 'string' || !received) return null
  return { state, form, reference, receivedAt: received, replyBy: readDate(replyBy) }
}

function readAsked(answer: unknown): AskedFor | null {
  const { asked } = propertiesOf(answer)
  const { list, fields } = propertiesOf(asked)
  if (!Array.isArray(fields) || !fields.every(isField)) return null
  return list === null || isList(list) ? { list, fields } : null
}

function isField(value: unknown): value is AskedField {
  const { label, value: text, typed } = propertiesOf(value)
  return typeof label === 'string' && typeof text === 'string' && typeof typed === 'boolean'
}

function isList(value: unknown): value is AskedList {
  const { dates, lines, total, note } = propertiesOf(value)
  const { label, amount } = propertiesOf(total)
  const areTexts = [dates, note, label, amount].every((text) => typeof text === 'string')
  return areTexts && Array.isArray(lines) && lines.every(isLine)
}

function isLine(value: unknown): boolean {
  const { quantity, name, amount } = propertiesOf(value)
  return typeof quantity === 'number' && typeof name === 'string' && typeof amount === 'string'
}

function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readDate(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : '')
  return Number.isNaN(date.getTime()) ? null : date
}

function isInquiryForm(value: unknown): value is InquiryFormId {
  return typeof value === 'string' && Object.hasOwn(forms, value)
}
