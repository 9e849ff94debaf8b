import * as z from 'zod/mini'

/** The result of a submission. */
export type Outcome =
  /** `replyBy` is the ISO time by which we promise to answer; null if nothing is promised. */
  | { readonly kind: 'accepted'; readonly reference: string; readonly replyBy: string | null }
  /** One message per field, by the form's field names. */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly kind: 'csrf' }
  | { readonly kind: 'captcha' }
  /** The server has already accepted a different text with this key. */
  | { readonly kind: 'conflict' }
  /** A gateway answered instead of our server; the inquiry may have arrived. */
  | { readonly kind: 'relay'; readonly status: number }
  /** Any other refusal by our server. */
  | { readonly kind: 'http'; readonly status: number; readonly code: string }
  /** No connection, or no answer in time; the inquiry may have arrived. */
  | { readonly kind: 'fetch' }

const acceptedSchema = z.object({
  ok: z.literal(true),
  reference: z.string(),
  replyBy: z.catch(z.nullable(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))), null),
})
const refusedSchema = z.object({
  ok: z.literal(false),
  error: z.object({ code: z.string(), fields: z.optional(z.record(z.string(), z.string())) }),
})

/** `body` is undefined if it was not JSON. */
export function readAnswer(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  now: number,
): Outcome {
  const accepted = acceptedSchema.safeParse(body)
  if (accepted.success && status < 300) {
    const { reference, replyBy } = accepted.data
    return { kind: 'accepted', reference, replyBy }
  }
  const refused = refusedSchema.safeParse(body)
  if (!refused.success) return { kind: 'relay', status }
  const { code, fields = {} } = refused.data.error
  switch (code) {
    case 'invalid':
      return { kind: 'invalid', fields }
    case 'rate_limited':
      return { kind: 'rate-limited', retryAfterMs: readRetryAfter(headers.get('Retry-After'), now) }
    case 'csrf_failed':
      return { kind: 'csrf' }
    case 'captcha_failed':
      return { kind: 'captcha' }
    case 'idempotency_conflict':
      return { kind: 'conflict' }
    default:
      return { kind: 'http', status, code }
  }
}

/** The header holds seconds or a date; proxies use both. */
function readRetryAfter(text: string | null, now: number): number {
  if (text === null) return 0
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
