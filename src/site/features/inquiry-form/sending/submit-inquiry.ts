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
  /** Null if none is available; rejects if the server cannot be reached. */
  readonly getCaptchaToken: (action: string) => Promise<string | null>
  /** The signed-in visitor's token, or null; never takes long. */
  readonly accessToken: () => Promise<string | null>
  readonly now: () => Date
  readonly timeZone: string
  /** Where the visitor came from. */
  readonly source: () => object
  readonly requestMs: number
}

export type Submission = {
  readonly form: InquiryFormId
  /** The fields as typed. */
  readonly raw: Readonly<Record<string, string>>
  readonly idempotencyKey: string
  readonly elapsedMs: number
  readonly honeypot: string
}

/** Validates an inquiry, gets a captcha proof and sends it. Steps without server cost come first. */
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
    source: deps.source(),
  }
  const body = requestBody(id, parsed.data, envelope)
  const outcome = await send(deps, form.endpoint, body, accessToken)
  // Only accepted inquiries count, as on the server: the browser must not be stricter than the real limit.
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
      // The request continues after the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(deps.requestMs),
    })
    return readAnswer(response, parseJson(await response.text()), deps.now().getTime())
  } catch {
    return { kind: 'fetch' }
  }
}

/** One key per form and email address, as on the server; the gate has one key for the whole browser. */
function limiterKeyOf(id: InquiryFormId, email: string | undefined): string {
  if (id === 'leadGate') return inquiryForms.leadGate.formType
  return `${id}:${email?.trim().toLowerCase() || 'anonymous'}`
}
