import type { Pool } from 'pg'
import { type JobResult, PgBoss } from 'pg-boss'
import * as limits from '../../domain/limits.ts'
import type { AccountMailJob } from '../accounts/links/account-mail-job.ts'
import { channelsOf, type DeliveryJob } from '../inquiries/delivery/delivery.ts'
import { deliveryJobId } from '../inquiries/storage/inquiry-identity.ts'
import type { JobInsert } from '../inquiries/storage/inquiry-store.ts'
import type { Log } from '../log.ts'
import { MailError } from '../mail/mail-error.ts'
import type { MailJob } from '../mail/send-mail-job.ts'

const deliveries = 'deliveries'
const mails = 'mails'
const accountMails = 'account-mails'
/** Where jobs end that nobody could deliver in three days; staff see and repeat them from here. */
const undelivered = 'undelivered'

export type Attempt = { readonly first: boolean; readonly last: boolean }

export type JobHandlers = {
  readonly deliver: (job: DeliveryJob, attempt: Attempt) => Promise<void>
  readonly sendMail: (job: MailJob, attempt: Attempt) => Promise<void>
}

export type JobQueue = {
  /** For the statement that stores an inquiry. */
  readonly deliveries: JobInsert
  /** For the statement that an account's mail belongs to: inserts the jobs given as JSON in `$1`. */
  readonly accountMailsText: string
  addMail(mail: MailJob): Promise<void>
  work(handlers: JobHandlers): Promise<void>
  workAccountMails(handle: (job: AccountMailJob, attempt: Attempt) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

type JobQueueOptions = { readonly pool: Pool; readonly log: Log; readonly webhookConfigured: boolean }

const daySeconds = 86_400
const retrying = {
  retryLimit: limits.delivery.retries,
  retryDelay: limits.delivery.firstDelaySeconds,
  retryDelayMax: limits.delivery.longestDelaySeconds,
  retryBackoff: true,
  expireInSeconds: limits.delivery.attemptSeconds,
  deadLetter: undelivered,
}

/** Jobs in the same database as what they are about: committed together, delivered with retries. */
export async function startJobQueue({ pool, log, webhookConfigured }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
  })
  boss.on('error', (error) => log.error('job_queue', { reason: error.message }))
  await boss.start()
  await boss.createQueue(undelivered, { retentionSeconds: limits.delivery.undeliveredDays * daySeconds })
  // Anyone can ask for any number of account mails: what was asked is not kept once it is done.
  const forgetting = { ...retrying, deleteAfterSeconds: limits.account.mailJobKeptSeconds }
  for (const [queue, options] of [
    [deliveries, retrying],
    [mails, retrying],
    [accountMails, forgetting],
  ] as const) {
    await boss.createQueue(queue, options)
    await boss.updateQueue(queue, options)
  }

  async function workOn<Data extends object>(
    queue: string,
    handle: (data: Data, attempt: Attempt) => Promise<void>,
    burstWhenBatchFull = false,
  ): Promise<void> {
    // Ten a second: a flood of inquiries is taken first and delivered after.
    const options = {
      batchSize: 10,
      burstWhenBatchFull,
      pollingIntervalSeconds: limits.delivery.pollSeconds,
      includeMetadata: true,
      perJobResults: true,
    } as const
    await boss.work<Data, undefined, typeof options>(queue, options, (jobs) =>
      Promise.all(
        jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
          try {
            await handle(data, { first: retryCount === 0, last: retryCount >= retryLimit })
            return { id, status: 'completed' }
          } catch (error) {
            const reason = error instanceof Error ? error.message : 'unknown'
            return { id, status: isHopeless(error) ? 'deadletter' : 'failed', output: { reason } }
          }
        }),
      ),
    )
  }

  return {
    deliveries: {
      text: await insertText(boss, deliveries),
      jobsOf: (inquiry, mailed) =>
        channelsOf(inquiry, webhookConfigured).map((channel) => ({
          id: deliveryJobId(inquiry.reference, channel),
          data: { channel, alreadySent: mailed && channel === 'owner' } satisfies Omit<DeliveryJob, 'leadId'>,
        })),
    },
    accountMailsText: await insertText(boss, accountMails),
    async addMail(mail) {
      await boss.send(mails, mail)
    },
    async work({ deliver, sendMail }) {
      await workOn(deliveries, deliver)
      await workOn(mails, sendMail)
    },
    // As fast as they come: most of a flood leads to no mail, and a forgotten password must not wait behind it.
    workAccountMails: (handle) => workOn(accountMails, handle, true),
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** The library's own statement for adding jobs, overheard rather than copied. */
async function insertText(boss: PgBoss, queue: string): Promise<string> {
  let text = ''
  await boss.insert(queue, [{ data: {} }], {
    db: {
      async executeSql(sql) {
        text = sql
        return { rows: [] }
      },
    },
  })
  if (text.split('$').length !== 2 || !text.includes('$1'))
    throw new Error('pg-boss adds jobs in another way now')
  return text.trim().replace(/;$/, '')
}

/** An address that fits no header will not fit one in three days either. */
function isHopeless(error: unknown): boolean {
  return error instanceof MailError && error.kind === 'address'
}
