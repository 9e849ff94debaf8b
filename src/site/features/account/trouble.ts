import { accountToasts, troubleText } from '../../../content/account/account.ts'
import type { Toast } from '../../platform/toasts/toasts.ts'
import type { Answer } from './ask-accounts.ts'

/** A failed attempt, described for the toast and for the notice beside the form. */
export type Trouble = {
  readonly toast: Toast
  /** Set if correcting one field solves the problem. */
  readonly field: 'password' | 'code' | null
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

/** Refusals that are about the text of one field. */
const fields: Readonly<Record<string, 'password' | 'code'>> = {
  weak_password: 'password',
  same_password: 'password',
  reauthentication_not_valid: 'code',
  mfa_verification_failed: 'code',
}

/** True after too many attempts. */
export function isTooMany(trouble: Trouble | null): boolean {
  return trouble?.code === 'over_request_rate_limit'
}

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
    field: fields[code] ?? null,
    code,
    note: status === 429 && waitSeconds ? troubleText.waitSeconds(waitSeconds) : null,
  }
}
