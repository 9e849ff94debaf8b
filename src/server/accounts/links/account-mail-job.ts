import * as limits from '../../../domain/limits.ts'
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts'

/** A mail that an account call asked for. What it says is decided when it is sent, away from whoever asked. */
export type AccountMailJob = {
  /** The link's secret follows from it, so that a repeated attempt sends the same link. */
  readonly id: string
  readonly kind: 'signup' | 'resend' | 'recovery'
  readonly email: string
  /** The sign-up this is about; the others look for one. */
  readonly signUpId: string | null
  /** Where the link leads in the end: one of our own paths. */
  readonly next: string
  readonly requestedAt: string
  /** A keyed hash of the address group that asked; absent in jobs of earlier versions. */
  readonly caller?: string
}

/**
 * Anyone can ask for any number of account mails: what was asked is not kept once it is done, most of a flood leads to no
 * mail, and a forgotten password must not wait behind it.
 */
export function openAccountMailQueue(jobs: Jobs): Promise<JobQueue<AccountMailJob>> {
  return jobs.openQueue('account-mails', { keptSeconds: limits.account.mailJobKeptSeconds, burst: true })
}
