import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { measureSpool } from '../inquiries/intake/measure-spool.ts'
import { repeat } from '../jobs/repeat.ts'
import type { Log } from '../log.ts'

type ProcessDeps = {
  readonly pool: Pool
  /** Host and port. */
  readonly name: string
  readonly release: string
  readonly dataDir: string
  readonly now: () => Date
  readonly log: Log
}

type AnnouncedProcess = {
  /** Tells that this server is there, and what is in its spool. */
  tell(): Promise<void>
  stop(): Promise<void>
}

/** Tells the others on the same database, again and again, that this server is there; one that ends in order takes its leave. */
export function announceProcess(deps: ProcessDeps): AnnouncedProcess {
  const { pool, name, log } = deps
  const { processEveryMs } = limits.desk.health
  const stopTelling = repeat(processEveryMs, () => tell(deps).catch(notTold))
  function notTold(error: unknown): void {
    log.warn('process_not_announced', { reason: error instanceof Error ? error.message : 'unknown' })
  }
  return {
    tell: () => tell(deps),
    async stop() {
      await stopTelling()
      await tell(deps)
        // With something in its spool it stays on the list: somebody has to start it again.
        .then(() => pool.query('delete from server_processes where name = $1 and spool_files = 0', [name]))
        .catch(notTold)
    },
  }
}

async function tell({ pool, name, release, dataDir, now }: ProcessDeps): Promise<void> {
  const { waiting, oldestSeconds } = await measureSpool(dataDir, now())
  const { processForgottenHours, processSpoolForgottenHours } = limits.desk.health
  await pool.query(
    `with forgotten as (
       delete from server_processes
       where name <> $1 and seen_at < now() - make_interval(hours => case when spool_files = 0 then $6::int else $7::int end)
     )
     insert into server_processes (name, release, started_at, seen_at, spool_files, spool_oldest_at)
     values ($1, $2, now() - make_interval(secs => $3), now(), $4, now() - make_interval(secs => $5))
     on conflict (name) do update set release = excluded.release, started_at = excluded.started_at,
       seen_at = excluded.seen_at, spool_files = excluded.spool_files, spool_oldest_at = excluded.spool_oldest_at`,
    [
      name,
      release,
      process.uptime(),
      waiting,
      oldestSeconds,
      processForgottenHours,
      processSpoolForgottenHours,
    ],
  )
}
