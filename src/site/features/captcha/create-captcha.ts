import * as limits from '../../../domain/limits.ts'
import type { CaptchaChallenge, PuzzleParameters } from './challenge.ts'
import type { Solution } from './solve-puzzle.ts'

export type CaptchaDeps = {
  /** Null if the answer is unusable; rejects if there is none. */
  readonly askChallenge: (action: string, signal: AbortSignal) => Promise<CaptchaChallenge | null>
  readonly solve: (parameters: PuzzleParameters, signal: AbortSignal) => Promise<Solution | null>
  readonly loadProvider: (scriptUrl: string) => Promise<{
    execute(siteKey: string, options: { action: string }): Promise<string>
  }>
  readonly now: () => number
}

export type CaptchaTokens = {
  /** Starts before the token is needed, so sending does not have to wait for it. */
  prepare(action: string): void
  /** A proof for one submission, or null if none is available; rejects if our server cannot be reached. */
  take(action: string): Promise<string | null>
}

type Prepared = { readonly token: Promise<string | null>; readonly at: number }

export function createCaptcha({ askChallenge, solve, loadProvider, now }: CaptchaDeps): CaptchaTokens {
  const prepared = new Map<string, Prepared>()

  /** With `ahead`, a provider's script is only loaded: its token must be fresh when the form is sent. */
  async function prove(
    asked: CaptchaChallenge,
    action: string,
    signal: AbortSignal,
    ahead: boolean,
  ): Promise<string | null> {
    if (asked.provider === 'altcha') {
      const solution = await solve(asked.challenge.parameters, signal)
      return solution && btoa(JSON.stringify({ challenge: asked.challenge, solution }))
    }
    const provider = await inTime(loadProvider(asked.scriptUrl), signal)
    return ahead ? null : await inTime(provider.execute(asked.siteKey, { action }), signal)
  }

  async function obtain(action: string, ahead: boolean): Promise<string | null> {
    const signal = AbortSignal.timeout(limits.inquiry.proofMs)
    const asked = await askChallenge(action, signal)
    return asked && prove(asked, action, signal, ahead).catch(() => null)
  }

  function isFresh(action: string): boolean {
    const { at } = prepared.get(action) ?? { at: Number.NEGATIVE_INFINITY }
    return now() - at < limits.inquiry.proofKeptMs
  }

  return {
    prepare(action) {
      if (isFresh(action)) return
      // A failed preparation is ignored: `take` tries again.
      prepared.set(action, { token: obtain(action, true).catch(() => null), at: now() })
    },
    async take(action) {
      const ready = isFresh(action) ? prepared.get(action) : undefined
      prepared.delete(action)
      return (await ready?.token) ?? (await obtain(action, false))
    },
  }
}

function inTime<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
