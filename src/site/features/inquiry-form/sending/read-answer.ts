import * as z from 'zod/mini'

/** What became of a submission. */
export type Outcome =
  /** `replyBy` is the ISO time by which we have promised to answer; null where nothing is promised. */
  | { readonly kind: 'accepted'; readonly reference: string; readonly replyBy: string | null }
  /** One message per field, in the names of the form. */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly kind: 'csrf' }
  | { readonly kind: 'captcha' }
  /** Another text was already taken under this key. */
  | { readonly kind: 'conflict' }
  /** Something between us and the server answered in its stead; the inquiry may have arrived. */
  | { readonly kind: 'relay'; readonly status: number }
  /** Any other refusal of ours. */
  | { readonly kind: 'http'; readonly status: number; readonly code: string }
  /** No answer: no connection, or none in time; the inquiry may have arrived. */
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

/** `body` is undefined where it was not JSON. */
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

/** Seconds, or a date; proxies write either. */
function readRetryAfter(text: string | null, now: number): number {
  if (text === null) return 0
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
