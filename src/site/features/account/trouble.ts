import { accountToasts, troubleText } from '../../../content/account/account.ts'
import type { Toast } from '../../platform/toasts/toasts.ts'
import type { Answer } from './ask-accounts.ts'

/** A failed attempt, described for the toast and for the notice beside the form. */
export type Trouble = {
  readonly toast: Toast
  /** Set if correcting one field solves the problem. */
  readonly field: 'password' | null
  readonly code: string
  /** Shown in the notice below the toast's text. */
  readonly note: string | null
}

type Situation = {
  /** Names the attempted action; the server's message follows it. */
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
