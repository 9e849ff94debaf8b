import * as z from 'zod/mini'
import * as limits from '../../domain/limits.ts'
import type { Captcha, CaptchaVerdict } from './captcha.ts'

export type RecaptchaSettings = {
  readonly siteKey: string
  readonly secretKey: string
  /** `https://www.google.com`, or `https://www.recaptcha.net` where that is not reachable. */
  readonly origin: string
}

type RecaptchaDeps = RecaptchaSettings & { readonly host: string; readonly now: () => Date }

const answerSchema = z.object({
  success: z.boolean(),
  score: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  challenge_ts: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})

/** The provider's error codes for a wrong key of ours: visitors must not suffer from that. */
const ownFaults: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret'])

/** reCAPTCHA v3. Tokens are single-use at the provider. */
export function createRecaptcha({ siteKey, secretKey, origin, host, now }: RecaptchaDeps): Captcha {
  const hostname = host.replace(/:\d+$/, '')

  return {
    async challenge() {
      const scriptUrl = `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
      return { provider: 'recaptcha', siteKey, scriptUrl }
    },

    async verify(token, action): Promise<CaptchaVerdict> {
      const answer = await askProvider(`${origin}/recaptcha/api/siteverify`, {
        secret: secretKey,
        response: token,
      })
      if (!answer) return { kind: 'unavailable' }
      if (!answer.success) {
        const unable = answer['error-codes']?.some((code) => ownFaults.has(code))
        return unable ? { kind: 'unavailable' } : { kind: 'refused', reason: 'provider' }
      }
      if (answer.action !== action) return { kind: 'refused', reason: 'action' }
      if (answer.hostname !== hostname) return { kind: 'refused', reason: 'host' }
      const age = now().getTime() - Date.parse(answer.challenge_ts ?? '')
      // A provider's clock may be a little ahead of ours.
      if (!(age <= limits.captcha.ageMs && age >= -limits.captcha.ageMs)) {
        return { kind: 'refused', reason: 'expired' }
      }
      return { kind: 'verified', score: answer.score ?? null, hash: null }
    },
  }
}

async function askProvider(url: string, form: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(limits.captcha.verifyTimeoutMs),
    })
    if (!response.ok) return null
    const parsed = answerSchema.safeParse(await response.json())
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
