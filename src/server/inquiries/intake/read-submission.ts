import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { findInquiryForm, type InquiryFormId, inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import { readFields } from '../../../domain/inquiry/parse-fields.ts'
import { isTimeZone } from '../../../domain/inquiry/reply-by.ts'
import * as limits from '../../../domain/limits.ts'

/** What arrived, read but not yet judged. */
export type Submission = {
  readonly form: InquiryFormId
  /** Null when the sender made none: a page without scripts, or a program. */
  readonly idempotencyKey: string | null
  readonly bodyHash: string
  readonly data: Readonly<Record<string, unknown>>
  readonly csrfToken: string | undefined
  readonly captchaToken: string | null
  readonly timeZone: string | null
  readonly elapsedMs: number | null
  readonly honeypot: string
}

/** The three calls differ in how they name the form and where its fields are. */
export type SubmissionShape = 'submit-form' | 'notification' | 'partnership'

const shortText = z.string().check(z.maxLength(64))
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
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** Null when it is not a submission of a form we know. */
export function readSubmission(shape: SubmissionShape, body: unknown): Submission | null {
  const parsed = envelopeSchema.safeParse(body)
  if (!parsed.success) return null
  const envelope = parsed.data
  const form = formOf(shape, envelope)
  const data = shape === 'partnership' ? body : envelope.data
  if (!form || !isRecord(data)) return null
  return submissionOf(form, data, envelope)
}

/** A form posted by the browser itself: every value is text, and the fields lie beside the rest. */
export function readPlainSubmission(shape: SubmissionShape, text: string): Submission | null {
  const most = limits.intake.postedFields
  if (text.split('&', most + 1).length > most) return null
  const data: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    // Browsers post a line's end as two characters; whoever counts or compares means one.
    if (!Object.hasOwn(data, name)) data[name] = value.replaceAll('\r\n', '\n')
  }
  const form = formOf(shape, {
    formType: data.formType,
    type: data.type,
    subtype: data.subtype || undefined,
  })
  return form && submissionOf(form, data, { website: data.website })
}

type Envelope = z.output<typeof envelopeSchema>

function formOf(
  shape: SubmissionShape,
  { formType, type, subtype }: Partial<Envelope>,
): InquiryFormId | null {
  if (shape === 'partnership') return formType === inquiryForms.partnership.formType ? 'partnership' : null
  if (shape === 'notification') return type === inquiryForms.religious.formType ? 'religious' : null
  return formType === undefined ? null : findInquiryForm(formType, subtype)
}

function submissionOf(
  form: InquiryFormId,
  data: Readonly<Record<string, unknown>>,
  envelope: Partial<Envelope>,
): Submission {
  const { timeZone, elapsedMs } = envelope
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
  }
}

/** Of the form and what was written in it: tokens differ, and what is empty says nothing. */
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
