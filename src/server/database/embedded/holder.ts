import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StartError } from '../../start-error.ts'
import { findPostmaster } from './postmaster.ts'

const applicationName = 'bridgelight holder'
const recoveryLimitMs = 60_000

/** An open connection that shows that one of our processes uses the database: it ends with the process. */
export type Holder = {
  countOthers(): Promise<number>
  release(): Promise<void>
}

/** Waits for a PostgreSQL that is still starting or recovering from a crash. */
export async function holdDatabase(cluster: string, url: string, onLost: () => void): Promise<Holder> {
  const deadline = Date.now() + recoveryLimitMs
  for (;;) {
    const client = new Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      client.once('end', onLost)
      return holderOf(client, onLost)
    } catch (error) {
      await client.end().catch(() => {})
      const postmaster = await findPostmaster(cluster)
      const refused = error instanceof DatabaseError && error.code?.startsWith('28')
      if (refused || !postmaster || Date.now() > deadline) throw unanswered(cluster, postmaster?.pid, error)
      await delay(100)
    }
  }
}

function holderOf(client: Client, onLost: () => void): Holder {
  return {
    async countOthers() {
      const found = await client.query(
        'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
        [applicationName],
      )
      return found.rowCount ?? 0
    },
    // Resolves when the server has closed its side, so that the next count no longer includes this one.
    async release() {
      client.off('end', onLost)
      await client.end().catch(() => {})
    },
  }
}

function unanswered(cluster: string, pid: number | undefined, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    pid === undefined
      ? `The embedded PostgreSQL in ${cluster} ended while starting (${reason}): see ${cluster}/server.log, or set DATABASE_URL to a PostgreSQL server.`
      : `A PostgreSQL (process ${pid}) runs on ${cluster} but cannot be used (${reason}): end that process and start again, or set DATA_DIR to another folder.`,
  )
}
