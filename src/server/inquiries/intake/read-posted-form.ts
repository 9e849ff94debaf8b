import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { findInquiryForm, type InquiryFormId, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import type { InquirySource } from '../../../domain/inquiry/inquiry-source.ts'
import { readFields } from '../../../domain/inquiry/parse-fields.ts'
import * as limits from '../../../domain/limits.ts'
import { isTimeZone } from '../../../domain/time-zone.ts'
import { readSource } from './read-source.ts'

/** A submitted form, read but not yet judged. */
export type PostedForm = {
  readonly form: InquiryFormId
  /** Null when the sender made none, as a page without scripts or a program does. */
  readonly idempotencyKey: string | null
  readonly bodyHash: string
  readonly data: Readonly<Record<string, unknown>>
  readonly csrfToken: string | undefined
  readonly captchaToken: string | null
  readonly timeZone: string | null
  readonly elapsedMs: number | null
  readonly honeypot: string
  /** Not part of the hash: a retry from another page is the same inquiry. */
  readonly source: InquirySource
}

const shortText = z.string().check(z.maxLength(64))
/** Accepts both specified spellings: `type` for `formType`, and `csrf_token` for `csrfToken`. */
const envelopeSchema = z.object({
  formType: z.optional(shortText),
  type: z.optional(shortText),
  subtype: z.optional(shortText),
  csrfToken: z.optional(z.string()),
  csrf_token: z.optional(z.string()),
  recaptchaToken: z.nullish(z.string().check(z.maxLength(8192))),
  idempotencyKey: z.nullish(z.uuid()),
  timeZone: z.catch(z.optional(shortText), undefined),
  elapsedMs: z.catch(z.optional(z.number()), undefined),
  website: z.catch(z.optional(z.string()), undefined),
  source: z.optional(z.unknown()),
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** Null when the body does not belong to a known form. */
export function readPostedForm(body: unknown): PostedForm | null {
  const parsed = envelopeSchema.safeParse(body)
  return parsed.success ? postedForm(parsed.data, parsed.data.data) : null
}

/**
 * A form posted by the browser itself: every value is text, and the fields are on the same level as the rest.
 */
export function readPlainPost(text: string, source: InquirySource = {}): PostedForm | null {
  const most = limits.intake.postedFields
  if (text.split('&', most + 1).length > most) return null
  const data: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    // Browsers post a line break as two characters; counting and comparing expect one.
    if (!Object.hasOwn(data, name)) data[name] = value.replaceAll('\r\n', '\n')
  }
  const { formType, type, subtype, website } = data
  return postedForm({ formType, type, subtype: subtype || undefined, website, source }, data)
}

type Envelope = z.output<typeof envelopeSchema>

function postedForm(envelope: Partial<Envelope>, data: unknown): PostedForm | null {
  const { timeZone, elapsedMs, subtype } = envelope
  const formType = envelope.formType ?? envelope.type
  const form = formType === undefined ? null : findInquiryForm(formType, subtype)
  if (!form || !isRecord(data)) return null
  return {
    form,
    idempotencyKey: envelope.idempotencyKey?.toLowerCase() ?? null,
    bodyHash: hashBody(form, data),
    data,
    csrfToken: envelope.csrfToken ?? envelope.csrf_token,
    captchaToken: envelope.recaptchaToken || null,
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
    elapsedMs: elapsedMs !== undefined && elapsedMs >= 0 ? elapsedMs : null,
    honeypot: envelope.website ?? '',
    source: readSource(envelope.source),
  }
}

/**
 * A hash of the form and its filled-in fields. Tokens differ between attempts, and empty fields mean nothing.
 */
function hashBody(form: InquiryFormId, data: unknown): string {
  const fields = Object.entries(readFields(inquiryForms[form].schema(''), data))
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : typeof value])
    .filter(([, value]) => value !== '')
  return createHash('sha256')
    .update(JSON.stringify([form, fields]))
    .digest('hex')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
