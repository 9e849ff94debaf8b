import type { Pool } from 'pg'
import type { Finding, HealthFacts, HealthProblem, HealthState } from '../../../../domain/desk/health.ts'
import * as limits from '../../../../domain/limits.ts'
import type { Jobs } from '../../../jobs/job-queue.ts'

type Row = { waiting: number; retrying: number; undelivered: number; late: number | null }

type QueueDeps = { readonly pool: Pool; readonly jobs: Pick<Jobs, 'lookedAt'>; readonly now: () => Date }

export async function checkQueue({ pool, jobs, now }: QueueDeps): Promise<Finding<HealthFacts['queue']>> {
  // Only jobs that nobody has begun, which an index holds: the finished ones cost nothing.
  const { rows } = await pool.query<Row>(
    `select count(*) filter (where ours and state = 'created')::int as waiting,
       count(*) filter (where ours and state = 'retry')::int as retrying,
       count(*) filter (where name = 'undelivered')::int as undelivered,
       extract(epoch from now() - min(start_after) filter (where ours and start_after < now()))::float8 as late
     from (
       select name, state, start_after, name <> 'undelivered' and not starts_with(name, '__') as ours
       from pgboss.job where state < 'active' and not blocked
     ) as open`,
  )
  const row = rows[0] ?? { waiting: 0, retrying: 0, undelivered: 0, late: null }
  const { late, ...counts } = row
  const facts = { ...counts, lateSeconds: late, workerSeconds: silence(jobs.lookedAt(), now()) }
  const [problem, state] = judge(facts)
  return { state, problem, facts }
}

function judge(facts: HealthFacts['queue']): [HealthProblem | null, HealthState] {
  const { queueStuckSeconds, workerSilentSeconds } = limits.desk.health
  if ((facts.workerSeconds ?? Infinity) > workerSilentSeconds) return ['queue-worker', 'bad']
  if ((facts.lateSeconds ?? 0) > queueStuckSeconds) return ['queue-stuck', 'bad']
  if (facts.undelivered > 0) return ['queue-undelivered', 'warn']
  if (facts.retrying > 0) return ['queue-retrying', 'warn']
  return [null, 'good']
}

/** Of the worker that has been silent longest. */
function silence(looked: readonly (Date | null)[], now: Date): number | null {
  const times = looked.map((at) => (at ? (now.getTime() - at.getTime()) / 1000 : Infinity))
  const longest = Math.max(...times)
  return Number.isFinite(longest) ? Math.max(0, longest) : null
}
