import { randomBytes, randomUUID } from 'node:crypto'
import { type InquiryFormId, inquiryForms } from '../../../src/domain/inquiry/inquiry-forms.ts'
import { serverPaths } from '../../../src/routes.ts'
import { solvePuzzle } from '../../../src/site/features/captcha/solve-puzzle.ts'
import { inquirySamples } from './inquiry-samples.ts'

export type SubmitOptions = {
  readonly data?: Readonly<Record<string, unknown>>
  readonly key?: string
  readonly captcha?: string | null
  /** Additional properties of the envelope. */
  readonly also?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** The body of a form's request and the cookie that goes with it. */
export function submission(form: InquiryFormId, { data, key, captcha = null, also }: SubmitOptions = {}) {
  const { formType, subtype } = inquiryForms[form]
  const csrfToken = randomBytes(32).toString('hex')
  const fields = { ...inquirySamples[form], ...data }
  const envelope = {
    idempotencyKey: key ?? randomUUID(),
    recaptchaToken: captcha,
    timeZone: 'Asia/Tokyo',
    elapsedMs: 45_000,
    website: '',
    csrfToken,
    ...also,
  }
  const type = form === 'religious' ? { type: formType } : { formType }
  const body = { ...type, subtype, ...envelope, data: fields }
  return { body, headers: { Cookie: `csrf_token=${csrfToken}` } }
}

/** A proof, solved the way the pages do it: their solver takes a fraction of the library's time. */
export async function solveCaptcha(
  app: { request(path: string): Response | Promise<Response> },
  action: string,
): Promise<string> {
  const answer = await app.request(`${serverPaths.captchaChallenge}?action=${action}`)
  const { challenge } = await answer.json()
  const solution = solvePuzzle(challenge.parameters)
  return btoa(JSON.stringify({ challenge, solution }))
}
