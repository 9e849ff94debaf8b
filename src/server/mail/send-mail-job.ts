import type { JobQueue, Jobs } from '../jobs/job-queue.ts'

/** A message of the server's own, asked for through `send-email`. */
export type MailJob = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly messageId: string
}

export function openMailQueue(jobs: Jobs): Promise<JobQueue<MailJob>> {
  return jobs.openQueue('mails')
}
