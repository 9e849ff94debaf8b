import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import type { Database } from '../database/connect.ts'
import { checkBackup } from '../desk/health/checks/check-backup.ts'
import { checkQueue } from '../desk/health/checks/check-queue.ts'
import { checkSpool } from '../desk/health/checks/check-spool.ts'
import { withinTime } from '../inquiries/intake/within-time.ts'
import type { Jobs } from '../jobs/job-queue.ts'
import { readRelease } from '../release.ts'
import type { Gauge, Sample } from './registry.ts'

export type GaugeDeps = {
  readonly database: Pick<Database, 'pool' | 'accountPool' | 'ping'>
  readonly jobs: Pick<Jobs, 'lookedAt'>
  readonly dataDir: string
  readonly now: () => Date
}

type EventLoop = ReturnType<typeof monitorEventLoopDelay>

const nanoseconds = 1e9

/** Reads what is looked up when somebody asks. What cannot be read is left out, and `up` says that the database is away. */
export function createGauges(deps: GaugeDeps) {
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  return {
    async read(): Promise<Gauge[]> {
      const looks: readonly (() => Promise<Gauge[]>)[] = [
        () => readDatabase(deps),
        () => readDeliveries(deps.database.pool),
        () => readSpool(deps),
        () => readBackup(deps),
        () => readProcess(deps, loop),
      ]
      const found = await Promise.all(
        looks.map((look) => withinTime(look(), limits.metrics.gaugeMs).catch((): Gauge[] => [])),
      )
      return found.flat()
    },
    stop: () => loop.disable(),
  }
}

function gauge(name: string, help: string, value: number | null | readonly Sample[]): Gauge[] {
  if (value === null) return []
  return [{ name: `bridgelight_${name}`, help, samples: typeof value === 'number' ? [{ value }] : value }]
}

async function readDatabase({ database, jobs, now }: GaugeDeps): Promise<Gauge[]> {
  const pools = Object.entries({ site: database.pool, accounts: database.accountPool })
  const samples = pools.flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
    { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
    { labels: { pool, state: 'idle' }, value: idleCount },
    { labels: { pool, state: 'waited_for' }, value: waitingCount },
  ])
  const connections = gauge(
    'pool_connections',
    'Connections to the database, and queries that wait for one.',
    samples,
  )
  const up = await withinTime(database.ping(), limits.metrics.pingMs).then(
    () => 1,
    () => 0,
  )
  const always = [...connections, ...gauge('database_up', 'Whether the database answers.', up)]
  if (up === 0) return always
  const { facts } = await checkQueue({ pool: database.pool, jobs, now })
  return [
    ...always,
    ...gauge('queue_jobs', 'Jobs that are not done, by state.', [
      { labels: { state: 'waiting' }, value: facts.waiting },
      { labels: { state: 'retrying' }, value: facts.retrying },
      { labels: { state: 'undelivered' }, value: facts.undelivered },
    ]),
    ...gauge('queue_late_seconds', 'How long the oldest job that is due has waited.', facts.lateSeconds ?? 0),
    ...gauge(
      'queue_worker_silent_seconds',
      'Since a worker of this process last looked for jobs.',
      facts.workerSeconds,
    ),
  ]
}

/** Only those that are not settled, which an index holds. */
async function readDeliveries(pool: Pool): Promise<Gauge[]> {
  const { rows } = await pool.query<{ channel: string; state: string; count: number }>(
    `select channel, state, count(*)::int from deliveries where state in ('delayed', 'failed') group by 1, 2`,
  )
  const samples = rows.map(({ channel, state, count }) => ({ labels: { channel, state }, value: count }))
  return gauge('deliveries_open', 'Deliveries that were delayed or given up, by channel.', samples)
}

async function readSpool({ dataDir, now }: GaugeDeps): Promise<Gauge[]> {
  const { facts } = await checkSpool(dataDir, now())
  return [
    ...gauge('spool_files', 'Inquiries on this machine’s disk that the database does not have yet.', [
      { labels: { state: 'waiting' }, value: facts.waiting },
      { labels: { state: 'aside' }, value: facts.aside },
    ]),
    ...gauge('spool_oldest_seconds', 'How long the oldest of them has waited.', facts.oldestSeconds ?? 0),
  ]
}

async function readBackup({ dataDir, now }: GaugeDeps): Promise<Gauge[]> {
  const { facts } = await checkBackup(dataDir, now())
  const help = 'When the last backup succeeded.'
  return gauge('last_backup_timestamp_seconds', help, facts.at === null ? null : Date.parse(facts.at) / 1000)
}

async function readProcess({ now }: GaugeDeps, loop: EventLoop): Promise<Gauge[]> {
  const lag = [
    { labels: { quantile: '0.5' }, value: loop.percentile(50) / nanoseconds },
    { labels: { quantile: '0.99' }, value: loop.percentile(99) / nanoseconds },
    { labels: { quantile: '1' }, value: loop.max / nanoseconds },
  ]
  loop.reset()
  const { user, system } = process.cpuUsage()
  const started = now().getTime() / 1000 - process.uptime()
  return [
    ...gauge('event_loop_lag_seconds', 'Delay of the event loop since the last reading.', lag),
    ...gauge('build_info', 'The release that runs.', [
      { labels: { version: await readRelease(), node: process.version }, value: 1 },
    ]),
    {
      name: 'process_resident_memory_bytes',
      help: 'Memory in use.',
      samples: [{ value: process.memoryUsage.rss() }],
    },
    { name: 'process_start_time_seconds', help: 'When the process started.', samples: [{ value: started }] },
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time used.',
      type: 'counter',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ]
}
