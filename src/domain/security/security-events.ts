import * as z from 'zod/mini'
import { accountCalls } from '../account/account-calls.ts'
import { failureKinds } from '../analytics/failure-kinds.ts'
import { type InquiryFormId, inquiryForms } from '../inquiry/inquiry-forms.ts'
import { cleanEventText, type EventTextField } from './event-text.ts'

/** Texts are cleaned, not refused: a report that is too long is still a report. */
function text(field: EventTextField) {
  return z.pipe(
    z.string(),
    z.transform((value: string) => cleanEventText(field, value)),
  )
}

/** `unknown`, because a request can be refused before its form is known. */
const form = z.custom<InquiryFormId | 'unknown'>(
  (value) => value === 'unknown' || (typeof value === 'string' && Object.hasOwn(inquiryForms, value)),
)

const reportedEvents = [
  z.object({ type: z.literal('suspicious_console_access'), text: text('text') }),
  z.object({
    type: z.literal('potential_xss_attempt'),
    message: text('message'),
    file: text('file'),
    line: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  }),
  z.object({
    type: z.literal('csp_violation'),
    directive: text('directive'),
    blocked: text('blocked'),
    document: text('document'),
  }),
  z.object({
    type: z.literal('security_boundary_triggered'),
    message: text('message'),
    stack: text('stack'),
    componentStack: text('componentStack'),
  }),
  z.object({ type: z.literal('rate_limit_exceeded'), form }),
  z.object({ type: z.literal('csrf_validation_failed'), form }),
  z.object({
    type: z.literal('form_submission_error'),
    form,
    kind: z.enum(failureKinds),
    /** The HTTP status, if there was an answer. */
    code: z.optional(z.int().check(z.minimum(100), z.maximum(599))),
  }),
] as const

/** Events that a browser may report. Anyone can post here, so none of it proves anything. */
export const reportedEventSchema = z.discriminatedUnion('type', reportedEvents)

/** Everything the log can hold: the server adds the events that only it sees. */
export const securityEventSchema = z.discriminatedUnion('type', [
  ...reportedEvents,
  z.object({ type: z.literal('database_submission_failed'), form, reason: text('reason') }),
  z.object({ type: z.literal('email_send_failed'), form, reason: text('reason') }),
  z.object({ type: z.literal('captcha_failed'), form, reason: text('reason') }),
  z.object({ type: z.literal('account_rate_limit_exceeded'), call: z.enum(accountCalls) }),
  z.object({ type: z.literal('refresh_token_reused') }),
])

export type ReportedEvent = z.input<typeof reportedEventSchema>
export type SecurityEvent = z.input<typeof securityEventSchema>
