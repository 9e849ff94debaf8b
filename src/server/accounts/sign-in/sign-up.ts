import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { AccountData } from '../account.ts'
import type { AccountMailJob } from '../links/account-mail-job.ts'
import { pendingUserBody } from '../user-body.ts'
import type { AccountThrottle } from './account-throttle.ts'
import type { Caller, HashQueue } from './hash-queue.ts'
import { hashPassword } from './password-hash.ts'
import { passwordTag } from './password-tag.ts'

export type SignUpDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly now: () => Date
  readonly throttle: AccountThrottle
  readonly hashes: HashQueue
  readonly accountMailsText: string
}

export type NewSignUp = {
  readonly email: string
  readonly password: string
  readonly displayName: string | null
  readonly data: AccountData
  readonly next: string
}

export type SignUpOutcome =
  | { readonly kind: 'accepted'; readonly user: ReturnType<typeof pendingUserBody> }
  | { readonly kind: 'busy' }

/**
 * Accepts a sign-up: one hash, one row and one job, whether the address is new or not. The job decides which
 * mail follows; the account is created when its link is opened.
 */
export async function signUp(deps: SignUpDeps, wish: NewSignUp, caller: Caller): Promise<SignUpOutcome> {
  const hashed = await deps.hashes.run(() => hashPassword(wish.password), caller)
  if (hashed.kind !== 'done') return { kind: 'busy' }

  const id = randomUUID()
  const now = deps.now()
  const job: AccountMailJob = {
    id: randomUUID(),
    kind: 'signup',
    email: wish.email,
    signUpId: id,
    next: wish.next,
    requestedAt: now.toISOString(),
    caller: deps.throttle.caller(caller.address),
  }
  await deps.pool.query(
    `with pending as (
       insert into sign_ups (id, email, password_hash, display_name, next, expires_at, data, password_tag)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 hour', $8, $9)
     )
     ${deps.accountMailsText.replace('$1', () => '$7')}`,
    [
      id,
      wish.email,
      hashed.result,
      wish.displayName ?? '',
      wish.next,
      limits.account.signUpHours,
      JSON.stringify([{ id: job.id, data: job }]),
      JSON.stringify(wish.data),
      passwordTag(deps.secret, wish.email, wish.password),
    ],
  )
  return {
    kind: 'accepted',
    user: pendingUserBody({ ...wish, id, displayName: wish.displayName ?? '' }, now),
  }
}
