import { accountToasts, troubleText } from '../../../content/account/account.ts'
import type { Toast } from '../../platform/toasts/toasts.ts'
import type { Answer } from './ask-accounts.ts'

/** What went wrong with one attempt, as the page tells it: a toast, and the same beside the form. */
export type Trouble = {
  readonly toast: Toast
  /** Set when one field can be mended. */
  readonly field: 'password' | null
  readonly code: string
  /** Beside the form, below the toast's words or instead of them. */
  readonly note: string | null
}

type Situation = {
  /** Named after what was tried; the server's own message follows. */
  readonly title: string
  readonly online: boolean
  readonly waitSeconds: number | null
}

const ofThePassword = ['weak_password', 'same_password']

export function troubleOf(
  answer: Exclude<Answer<unknown>, { kind: 'done' }>,
  { title, online, waitSeconds }: Situation,
): Trouble {
  if (answer.kind === 'failed') {
    const note = online ? troubleText.unreachable : troubleText.offline
    return { toast: { kind: 'error', ...accountToasts.unexpected }, field: null, code: '', note }
  }
  const { code, message, status } = answer
  return {
    toast: { kind: 'error', title, description: message },
    field: ofThePassword.includes(code) ? 'password' : null,
    code,
    note: status === 429 && waitSeconds ? troubleText.waitSeconds(waitSeconds) : null,
  }
}
