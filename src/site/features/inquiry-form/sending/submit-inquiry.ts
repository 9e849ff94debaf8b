import { type InquiryFormId, inquiryForms } from '../../../../domain/inquiry/inquiry-forms.ts'
import { parseFields } from '../../../../domain/inquiry/parse-fields.ts'
import { parseJson } from '../../../../domain/parse-json.ts'
import { portlandDay } from '../../../../domain/portland-day.ts'
import type { Limiter } from './create-limiter.ts'
import type { CsrfToken } from './csrf-token.ts'
import { type Outcome, readAnswer } from './read-answer.ts'
import { requestBody } from './request-body.ts'

export type SubmitDeps = {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
  readonly limiter: Limiter
  readonly csrf: CsrfToken
  /** Null when none can be had; rejects when the server cannot be reached. */
  readonly getCaptchaToken: (action: string) => Promise<string | null>
  /** Of whoever is signed in; in time or not at all. */
  readonly accessToken: () => Promise<string | null>
  readonly now: () => Date
  readonly timeZone: string
  readonly requestMs: number
}

export type Submission = {
  readonly form: InquiryFormId
  /** The fields as they were typed. */
  readonly raw: Readonly<Record<string, string>>
  readonly idempotencyKey: string
  readonly elapsedMs: number
  readonly honeypot: string
}

/** Checks, proves and sends one inquiry. What costs the server nothing comes first. */
export async function submitInquiry(deps: SubmitDeps, submission: Submission): Promise<Outcome> {
  const { form: id, raw, idempotencyKey, elapsedMs, honeypot } = submission
  const form = inquiryForms[id]
  const parsed = parseFields(form.schema(portlandDay(deps.now())), raw)
  if (!parsed.ok) return { kind: 'invalid', fields: parsed.fields }

  const limiterKey = limiterKeyOf(id, raw.email)
  const retryAfterMs = deps.limiter.waitMs(limiterKey, form.rate)
  if (retryAfterMs > 0) return { kind: 'rate-limited', retryAfterMs }

  const [proof, accessToken] = await Promise.all([
    deps.getCaptchaToken(form.captchaAction).catch(() => undefined),
    deps.accessToken(),
  ])
  if (!proof && form.captchaRequired) return { kind: proof === undefined ? 'fetch' : 'captcha' }

  const envelope = {
    csrfToken: deps.csrf.mirror(),
    recaptchaToken: proof ?? null,
    idempotencyKey,
    timeZone: deps.timeZone,
    elapsedMs,
    website: honeypot,
  }
  const body = requestBody(id, parsed.data, envelope)
  const outcome = await send(deps, form.endpoint, body, accessToken)
  // Only what the server took: it counts nothing else either, and a hint must not be stricter than the limit.
  if (outcome.kind === 'accepted') {
    deps.limiter.count(limiterKey, form.rate)
    deps.csrf.rotate()
  }
  return outcome
}

async function send(
  deps: SubmitDeps,
  endpoint: string,
  body: object,
  accessToken: string | null,
): Promise<Outcome> {
  try {
    const response = await deps.fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
      // The lead outlives the page it was sent from.
      keepalive: true,
      signal: AbortSignal.timeout(deps.requestMs),
    })
    return readAnswer(response, parseJson(await response.text()), deps.now().getTime())
  } catch {
    return { kind: 'fetch' }
  }
}

/** Per form and address, as on the server; the gate has one key for everybody at this browser. */
function limiterKeyOf(id: InquiryFormId, email: string | undefined): string {
  if (id === 'leadGate') return inquiryForms.leadGate.formType
  return `${id}:${email?.trim().toLowerCase() || 'anonymous'}`
}
