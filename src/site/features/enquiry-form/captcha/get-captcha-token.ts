import { serverPaths } from '../../../../routes.ts'
import { challengeSchema } from './challenge.ts'
import { createCaptcha } from './create-captcha.ts'
import { loadRecaptcha } from './recaptcha.ts'
import { solveInWorker } from './solve-in-worker.ts'

const captcha = createCaptcha({
  async askChallenge(action, signal) {
    const response = await fetch(`${serverPaths.captchaChallenge}?${new URLSearchParams({ action })}`, {
      signal,
    })
    if (!response.ok) throw new Error(`The challenge was answered with ${response.status}`)
    return challengeSchema.parse(await response.json())
  },
  solve: solveInWorker,
  loadProvider: loadRecaptcha,
  now: Date.now,
})

export const prepareCaptcha = captcha.prepare
export const getCaptchaToken = captcha.take
