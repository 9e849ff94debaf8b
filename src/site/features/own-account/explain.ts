import { ownAccountText as text } from '../../../content/account/own-account.ts'
import { tell } from '../account/account-acts.ts'
import type { Trouble } from '../account/trouble.ts'
import type { Refusal } from './use-own-account.ts'

/** The reason why a change to the account failed: the server's words, or that it could not be reached. */
export function explain(refusal: Refusal, title: string): Trouble {
  if (refusal.kind === 'refused') return tell(refusal, title)
  const description = navigator.onLine ? text.unreachable : text.offline
  return { toast: { kind: 'error', title, description }, field: null, code: '', note: null }
}
