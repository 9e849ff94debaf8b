import * as limits from '../../../domain/limits.ts'
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts'

/** Mails that only a signed-in person can ask for. */
export type SignedInMail = 'old-address' | 'new-address' | 'code' | 'factor-reset' | 'deletion'

/** Mails that an owner of the site causes. */
export type StaffMail = 'invite' | 'factor-removed'

/**
 * A mail requested by an account call. Its content is decided when it is sent, so that the answer to the call
 * reveals nothing.
 */
export type AccountMailJob = {
  /** The link's token is derived from it, so that a repeated attempt sends the same link. */
  readonly id: string
  readonly kind: 'signup' | 'resend' | 'recovery' | 'magiclink' | SignedInMail | StaffMail
  readonly email: string
  /** The sign-up that asked for this mail; null for other requests, which look for one by the address. */
  readonly signUpId: string | null
  /** The change of address that asked for this mail. */
  readonly emailChangeId?: string
  readonly invitationId?: string
  /** The path of this site that the link finally leads to. */
  readonly next: string
  readonly requestedAt: string
  /** A keyed hash of the address group that asked; absent in jobs of earlier versions. */
  readonly caller?: string
}

/**
 * Anyone can request any number of account mails. So finished jobs are not kept for long, and jobs run as
 * fast as they come: most of a flood leads to no mail, and a forgotten password must not wait behind it.
 */
export function openAccountMailQueue(jobs: Jobs): Promise<JobQueue<AccountMailJob>> {
  return jobs.openQueue('account-mails', { keptSeconds: limits.account.mailJobKeptSeconds, burst: true })
}
