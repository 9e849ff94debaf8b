import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { AccountThrottle } from '../sign-in/account-throttle.ts'
import type { AccountMailJob } from './account-mail-job.ts'

export type RequestMailDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly throttle: AccountThrottle
  readonly accountMailsText: string
}

type MailRequest = { readonly kind: 'recover' | 'resend'; readonly email: string; readonly next: string }

/** Requests a mail. This always creates one job, so that nobody learns whether the address is known. */
export async function requestAccountMail(
  deps: RequestMailDeps,
  { kind, email, next }: MailRequest,
  address: string,
): Promise<void> {
  const job: AccountMailJob = {
    id: randomUUID(),
    kind: kind === 'recover' ? 'recovery' : 'resend',
    email,
    signUpId: null,
    next,
    requestedAt: deps.now().toISOString(),
    caller: deps.throttle.caller(address),
  }
  // Password resets go ahead of confirmations, which anyone can request in any number.
  const priority = kind === 'recover' ? 1 : 0
  await deps.pool.query(deps.accountMailsText, [JSON.stringify([{ id: job.id, data: job, priority }])])
}
