import type { JobQueue, Jobs } from '../jobs/job-queue.ts'

/** A message that the owner's programs send through `send-email`. */
export type MailJob = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly messageId: string
}

export function openMailQueue(jobs: Jobs): Promise<JobQueue<MailJob>> {
  return jobs.openQueue('mails')
}
