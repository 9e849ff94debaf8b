import { DatabaseError, type Pool } from 'pg'
import type {
  CheckName,
  CheckOf,
  Finding,
  HealthFacts,
  HealthReport,
  HealthState,
} from '../../../domain/desk/health.ts'
import * as limits from '../../../domain/limits.ts'
import { withinTime } from '../../inquiries/intake/within-time.ts'
import type { Jobs } from '../../jobs/job-queue.ts'
import { checkBackup } from './checks/check-backup.ts'
import { type CertificateDeps, checkCertificates } from './checks/check-certificates.ts'
import { checkClock } from './checks/check-clock.ts'
import { checkDatabase } from './checks/check-database.ts'
import { checkDisk } from './checks/check-disk.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkProcesses } from './checks/check-processes.ts'
import { checkQueue } from './checks/check-queue.ts'
import { checkServer } from './checks/check-server.ts'
import { checkSpool } from './checks/check-spool.ts'

export type HealthDeps = CertificateDeps & {
  readonly pool: Pool
  readonly dataDir: string
  readonly jobs: Pick<Jobs, 'lookedAt'>
}

/** All checks at once. None waits for another, and one that hangs or throws is told as such. */
export async function readHealth(deps: HealthDeps): Promise<HealthReport> {
  const { pool, dataDir, now } = deps
  const checks = await Promise.all([
    run('database', 'bad', () => checkDatabase(pool)),
    run('queue', 'unknown', () => checkQueue(deps)),
    run('mail', 'bad', () => checkMail(deps.mail)),
    run('spool', 'bad', () => checkSpool(dataDir, now())),
    run('processes', 'unknown', () => checkProcesses(pool)),
    run('disk', 'bad', () => checkDisk(dataDir)),
    run('backup', 'unknown', () => checkBackup(dataDir, now())),
    run('certificates', 'unknown', () => checkCertificates(deps)),
    run('clock', 'unknown', () => checkClock(pool, now)),
    run('server', 'unknown', () => checkServer()),
  ])
  return { at: now().toISOString(), checks }
}

async function run<Name extends CheckName>(
  name: Name,
  failure: HealthState,
  check: () => Promise<Finding<HealthFacts[Name]>>,
): Promise<CheckOf<Name>> {
  const running = check().then(
    (finding): CheckOf<Name> => ({ name, detail: null, ...finding }),
    (error: unknown): CheckOf<Name> => ({
      name,
      state: failure,
      problem: 'failed',
      detail: reasonOf(error),
      facts: null,
    }),
  )
  return withinTime(running, limits.desk.health.checkMs).catch(
    (): CheckOf<Name> => ({ name, state: failure, problem: 'late', detail: null, facts: null }),
  )
}

/** The system's code rather than its message, which names folders of this machine. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const coded = 'code' in error && typeof error.code === 'string' && !(error instanceof DatabaseError)
  return coded ? String(error.code) : error.message
}
