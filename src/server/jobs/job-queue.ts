import type { Pool, PoolClient } from 'pg'
import { type JobResult, PgBoss } from 'pg-boss'
import * as limits from '../../domain/limits.ts'
import type { Log } from '../log.ts'
import { MailError } from '../mail/mail-error.ts'

/** The queue that keeps the jobs that could not be done in three days. */
const undelivered = 'undelivered'

export type Attempt = {
  /** The job's id: the same in all of its attempts. */
  readonly id: string
  readonly first: boolean
  readonly last: boolean
}

/**
 * A job of a kind that this release does not know: a newer one, which runs beside it during an upgrade, queued it. It fails, so
 * that it is tried again until a process of that release takes it.
 */
export class UnknownJob extends Error {
  constructor(kind: string) {
    super(`This release does not know jobs of the kind "${kind}"`)
  }
}

export type JobQueue<Data extends object> = {
  /**
   * Adds the jobs given as JSON in `$1`; meant to be part of the statement that stores the data they refer
   * to.
   */
  readonly insertText: string
  add(data: Data): Promise<void>
  /**
   * Starts a job anew, with all of its retries, whether it is waiting, done or given up. One that is being worked on stays as
   * it is. There are never two with the same id.
   */
  restart(db: Pick<PoolClient, 'query'>, id: string, data: Data): Promise<void>
  /** A handler that throws is called again later. */
  work(handle: (data: Data, attempt: Attempt) => Promise<void>): Promise<void>
}

export type QueueOptions = {
  /** How long a finished job is kept; the library's default when not given. */
  readonly keptSeconds?: number
  /** Handles jobs as fast as they come instead of ten per second. */
  readonly burst?: boolean
}

export type Jobs = {
  openQueue<Data extends object>(name: string, options?: QueueOptions): Promise<JobQueue<Data>>
  /** The times at which the workers of this server last looked for jobs; null for one that never has. */
  lookedAt(): readonly (Date | null)[]
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

const daySeconds = 86_400
const retrying = {
  retryLimit: limits.delivery.retries,
  retryDelay: limits.delivery.firstDelaySeconds,
  retryDelayMax: limits.delivery.longestDelaySeconds,
  retryBackoff: true,
  expireInSeconds: limits.delivery.attemptSeconds,
  deadLetter: undelivered,
}

/**
 * Jobs in the same database as the data they refer to: committed together with it, delivered with retries.
 */
export async function startJobs({ pool, log }: { readonly pool: Pool; readonly log: Log }): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
  })
  boss.on('error', (error) => log.error('job_queue', { reason: error.message }))
  await boss.start()
  await boss.createQueue(undelivered, { retentionSeconds: limits.delivery.undeliveredDays * daySeconds })

  return {
    async openQueue<Data extends object>(name: string, { keptSeconds, burst = false }: QueueOptions = {}) {
      const options = keptSeconds === undefined ? retrying : { ...retrying, deleteAfterSeconds: keptSeconds }
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
      const insert = await insertText(boss, name)
      return {
        insertText: insert,
        async add(data: Data) {
          await boss.send(name, data)
        },
        async restart(db: Pick<PoolClient, 'query'>, id: string, data: Data) {
          await db.query(`delete from pgboss.job where name = $1 and id = $2 and state <> 'active'`, [
            name,
            id,
          ])
          await db.query('delete from pgboss.job where name = $1 and source_id = $2', [undelivered, id])
          await db.query(insert, [JSON.stringify([{ id, data }])])
        },
        work: (handle: (data: Data, attempt: Attempt) => Promise<void>) =>
          workOn(boss, log, { name, burst }, handle),
      }
    },
    lookedAt: () =>
      boss.getWipData().map(({ lastFetchedOn }) => (lastFetchedOn === null ? null : new Date(lastFetchedOn))),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

async function workOn<Data extends object>(
  boss: PgBoss,
  log: Log,
  { name, burst }: { readonly name: string; readonly burst: boolean },
  handle: (data: Data, attempt: Attempt) => Promise<void>,
): Promise<void> {
  // Ten per second: in a flood, inquiries are accepted first and delivered later.
  const options = {
    batchSize: 10,
    burstWhenBatchFull: burst,
    pollingIntervalSeconds: limits.delivery.pollSeconds,
    includeMetadata: true,
    perJobResults: true,
  } as const
  await boss.work<Data, undefined, typeof options>(name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
        try {
          await handle(data, { id, first: retryCount === 0, last: retryCount >= retryLimit })
          return { id, status: 'completed' }
        } catch (error) {
          const reason = error instanceof Error ? error.message : 'unknown'
          if (error instanceof UnknownJob) log.warn('job_unknown', { queue: name, job: id, reason })
          return { id, status: isHopeless(error) ? 'deadletter' : 'failed', output: { reason } }
        }
      }),
    ),
  )
}

/** The library's own statement for adding jobs, captured instead of copied. */
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
    throw new Error('The statement that pg-boss uses to add jobs has changed')
  return text.trim().replace(/;$/, '')
}

/** An address that does not fit a mail header never will, so retries are useless. */
export function isHopeless(error: unknown): boolean {
  return error instanceof MailError && error.kind === 'address'
}
