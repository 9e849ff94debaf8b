import { parseJson } from '../../../domain/parse-json.ts'
import { serverPaths } from '../../../routes.ts'
import { challengeSchema } from './challenge.ts'
import { createCaptcha } from './create-captcha.ts'
import { loadRecaptcha } from './recaptcha.ts'
import { solveInWorker } from './solve-in-worker.ts'

const captcha = createCaptcha({
  async askChallenge(action, signal) {
    const response = await fetch(`${serverPaths.captchaChallenge}?${new URLSearchParams({ action })}`, {
      signal,
    })
    // A gateway answers while the server is unavailable.
    if (response.status >= 500) throw new Error(`No challenge: ${response.status}`)
    const parsed = challengeSchema.safeParse(parseJson(await response.text()))
    return response.ok && parsed.success ? parsed.data : null
  },
  solve: solveInWorker,
  loadProvider: loadRecaptcha,
  now: Date.now,
})

export const prepareCaptcha = captcha.prepare
export const getCaptchaToken = captcha.take
