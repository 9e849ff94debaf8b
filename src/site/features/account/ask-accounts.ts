import type { GoTrueClient } from '@supabase/auth-js'
import { accountCaptchaAction } from '../../../domain/account/account-calls.ts'
import { accountStore } from './session/account-store.ts'

export type Failing = {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly message: string
}

export type Answer<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** The server's message is shown unchanged. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly status: number }
  /** No answer came, or one that the visitor cannot do anything about. */
  | { readonly kind: 'failed' }

/** Sends a request to the account service and loads its client first if necessary. Never throws. */
export async function askAccounts<Result extends { readonly data: unknown; readonly error: Failing | null }>(
  ask: (client: GoTrueClient) => Promise<Result>,
): Promise<Answer<Result['data']>> {
  try {
    const { data, error } = await ask(await accountStore.open())
    if (!error) return { kind: 'done', data }
    const { status = 0, code = '', message } = error
    return sortAnswer(status, code, message)
  } catch {
    return { kind: 'failed' }
  }
}

/** Only an answer about the request itself says something to the visitor. */
export function sortAnswer(
  status: number,
  code: string,
  message: string,
): Exclude<Answer<never>, { kind: 'done' }> {
  return status >= 400 && status < 500 ? { kind: 'refused', code, message, status } : { kind: 'failed' }
}

/** The same for a call that asks for a mail: once many came from this network, the server wants a captcha solved. */
export async function askWithProof<Result extends { readonly data: unknown; readonly error: Failing | null }>(
  ask: (client: GoTrueClient, proof: { readonly captchaToken?: string }) => Promise<Result>,
): Promise<Answer<Result['data']>> {
  const answer = await askAccounts((client) => ask(client, {}))
  if (answer.kind !== 'refused' || answer.code !== 'captcha_failed') return answer
  const captchaToken = await import('../captcha/get-captcha-token.ts')
    .then(({ getCaptchaToken }) => getCaptchaToken(accountCaptchaAction))
    .catch(() => null)
  return captchaToken === null ? { kind: 'failed' } : askAccounts((client) => ask(client, { captchaToken }))
}

/** For the calls that the client answers without data. */
export function withoutData<Result extends { readonly error: Failing | null }>(result: Result) {
  return { ...result, data: null }
}
