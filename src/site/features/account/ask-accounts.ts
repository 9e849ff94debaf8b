import type { GoTrueClient } from '@supabase/auth-js'
import { accountStore } from './session/account-store.ts'

type Failing = {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly message: string
}

export type Answer<Data> =
  | { readonly kind: 'done'; readonly data: Data }
  /** The server's word, to be shown as it is. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly status: number }
  /** Nothing came back, or nothing a visitor could do something about. */
  | { readonly kind: 'failed' }

/** Asks the account service something, whether its client is loaded yet or not. Never throws. */
export async function askAccounts<Result extends { readonly data: unknown; readonly error: Failing | null }>(
  ask: (client: GoTrueClient) => Promise<Result>,
): Promise<Answer<Result['data']>> {
  try {
    const { data, error } = await ask(await accountStore.open())
    if (!error) return { kind: 'done', data }
    const { status = 0, code = '', message } = error
    return status >= 400 && status < 500 ? { kind: 'refused', code, message, status } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}
