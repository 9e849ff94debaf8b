import type { Pool } from 'pg'
import type { Finding, HealthFacts, HealthProblem, HealthState } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'

/** All servers on this database, with what each of them last said of its spool. */
export async function checkProcesses(pool: Pool): Promise<Finding<HealthFacts['processes']>> {
  const { rows: processes } = await pool.query<HealthFacts['processes']['processes'][number]>(
    `select name, release,
       extract(epoch from now() - started_at)::float8 as "upSeconds",
       extract(epoch from now() - seen_at)::float8 as "silentSeconds",
       spool_files as waiting,
       extract(epoch from now() - spool_oldest_at)::float8 as "oldestSeconds"
     from server_processes order by name`,
  )
  const facts = { processes }
  const [problem, state] = judge(facts)
  return { state, problem, facts }
}

function judge({ processes }: HealthFacts['processes']): [HealthProblem | null, HealthState] {
  const { processSilentSeconds, spoolStuckSeconds } = limits.desk.health
  const silent = processes.filter(({ silentSeconds }) => silentSeconds > processSilentSeconds)
  if (silent.some(({ waiting }) => waiting > 0)) return ['process-lost', 'bad']
  if (processes.some(({ oldestSeconds }) => (oldestSeconds ?? 0) > spoolStuckSeconds))
    return ['spool-stuck', 'bad']
  if (silent.length > 0) return ['process-silent', 'warn']
  if (new Set(processes.map(({ release }) => release)).size > 1) return ['process-releases', 'warn']
  return [null, 'good']
}
