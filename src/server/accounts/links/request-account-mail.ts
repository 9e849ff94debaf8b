import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { AccountThrottle } from '../sign-in/account-throttle.ts'
import type { AccountMailJob } from './account-mail-job.ts'

export type RequestMailDeps = {
  /** A pool, or the client of the surrounding transaction. */
  readonly pool: Pick<Pool | PoolClient, 'query'>
  readonly now: () => Date
  readonly throttle: Pick<AccountThrottle, 'caller'>
  readonly accountMailsText: string
}

type MailRequest = Pick<AccountMailJob, 'kind' | 'email' | 'next' | 'emailChangeId'>

/** Requests a mail. This always creates one job, so that nobody learns whether the address is known. */
export async function requestAccountMail(
  deps: RequestMailDeps,
  request: MailRequest,
  address: string,
): Promise<void> {
  const job: AccountMailJob = {
    id: randomUUID(),
    signUpId: null,
    requestedAt: deps.now().toISOString(),
    caller: deps.throttle.caller(address),
    ...request,
  }
  // Everything else goes ahead of confirmations, which anyone can request in any number.
  const priority = request.kind === 'resend' ? 0 : 1
  await deps.pool.query(deps.accountMailsText, [JSON.stringify([{ id: job.id, data: job, priority }])])
}
