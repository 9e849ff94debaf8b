import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type InquiryFormId, inquiryForms } from '../../src/domain/inquiry/inquiry-forms.ts'
import { parseJson } from '../../src/domain/parse-json.ts'
import { submission } from '../support/servers/inquiry-submission.ts'
import { siteOrigin } from './site.ts'

export type Inquiry = {
  readonly key: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type Answer = {
  readonly status: number
  readonly ms: number
  readonly reference: string | null
  readonly retryAfter: number | null
  /** The name that a refusal gives itself; null for a success, and for the words of a proxy. */
  readonly refusal: string | null
}

const bodySchema = z.object({
  reference: z.optional(z.string()),
  error: z.optional(z.object({ code: z.string() })),
})

let made = 0

/** Each inquiry has its own email and IP address, so that the rate limits can stay on. */
export function newInquiry(
  form: InquiryFormId = made % 2 ? 'quote' : 'consultation',
  data: Readonly<Record<string, unknown>> = {},
): Inquiry {
  made += 1
  const key = randomUUID()
  const { body, headers } = submission(form, {
    key,
    data: { email: `visitor.${key}@example.com`, ...data },
  })
  return {
    key,
    path: inquiryForms[form].endpoint,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      Origin: siteOrigin,
      'X-Forwarded-For': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
    },
    body: JSON.stringify(body),
  }
}

/** Rejects when the connection is lost before the whole answer has arrived. */
export async function send(address: string, { path, headers, body }: Inquiry): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(address + path, { method: 'POST', headers, body })
  const { data } = bodySchema.safeParse(parseJson(await response.text()))
  const retryAfter = response.headers.get('Retry-After')
  return {
    status: response.status,
    ms: performance.now() - started,
    reference: data?.reference ?? null,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    refusal: data?.error?.code ?? null,
  }
}

export function slowest(answers: readonly Answer[]): number {
  return Math.round(answers.reduce((most, { ms }) => Math.max(most, ms), 0))
}

/** True for a success with a reference, or a 503 that names itself and says when to retry, within the time limit. */
export function isHonest(answer: Answer, limitMs: number): boolean {
  const taken = answer.status === 200 && answer.reference !== null
  return (taken || isNamedRefusal(answer)) && answer.ms < limitMs
}

export function isNamedRefusal({ status, retryAfter, refusal }: Answer): boolean {
  return status === 503 && refusal === 'unavailable' && retryAfter !== null && retryAfter > 0
}
