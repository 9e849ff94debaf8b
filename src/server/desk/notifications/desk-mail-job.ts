import type { JobQueue, Jobs } from '../../jobs/job-queue.ts'

/**
 * A mail to a member of staff. It names what it is about and holds none of it: the mail is written from the state of the
 * moment in which it is sent.
 */
export type DeskMailJob = {
  /** The mail's own id, the same at every attempt. */
  readonly id: string
  /** Null for the company's own mailbox. */
  readonly to: string | null
  readonly about:
    | { readonly kind: 'promises'; readonly inquiryIds: readonly string[] }
    | { readonly kind: 'arrived'; readonly inquiryId: string }
    /** A note that mentions them, or an inquiry that was given to them. */
    | { readonly kind: 'entry'; readonly entryId: string }
}

export function openDeskMailQueue(jobs: Jobs): Promise<JobQueue<DeskMailJob>> {
  return jobs.openQueue('desk_mails')
}
