import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError, Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { StartError } from '../start-error.ts'
import { type Listening, listenForNotifications, type NotificationHandler } from './listen.ts'
import { createQueueingPool } from './queueing-pool.ts'

export type Database = {
  readonly pool: Pool
  /** For the account calls: a crowd of them waits here and leaves the other pool to pages and inquiries. */
  readonly accountPool: Pool
  /** Throws when the database does not answer within the time a visitor can be kept waiting. */
  ping(): Promise<void>
  /** Calls the handler for each notification, and whenever some may have been missed: at the start, after a reconnection. */
  listen(channel: string, handler: NotificationHandler): Promise<Listening>
  /** An unconnected client outside the pool and its time limits, for migrations. */
  createClient(): Client
  /**
   * Called when visitors begin to wait: from then on a query that gets no connection fails within the time
   * they can be kept waiting.
   */
  startServing(): void
  close(): Promise<void>
}

type ConnectOptions = {
  /** How long a query waits for a connection. */
  readonly waitMs?: number
  readonly log?: (line: string) => void
}

export const applicationName = 'bridgelight'
const connectTimeoutMs = 2_000
/** At startup no visitor waits yet, so a busy machine or a database that is also starting gets this long. */
export const startingUpLimitMs = 10_000
/** PostgreSQL's error code while it starts, recovers or stops. */
const notNow = '57P03'

/** Connects once before it returns, so that a wrong address is reported at startup. */
export async function connectDatabase(
  url: string,
  { waitMs = connectTimeoutMs, log = () => {} }: ConnectOptions = {},
): Promise<Database> {
  const connection = {
    connectionString: requireAddress(url),
    application_name: applicationName,
    keepAlive: true,
  }
  await tryAddress(connection)

  const pooled = {
    ...connection,
    idleTimeoutMillis: 30_000,
    // Combining the indexes of several filters takes a list of rows from each; too long ones would be kept imprecisely.
    options: '-c work_mem=32MB',
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    // Above the server's own limit, for a server that no longer answers at all.
    query_timeout: 12_000,
  }
  let connectMs = waitMs
  const pool = new Pool({ ...pooled, max: 10, connectionTimeoutMillis: connectMs })
  const accountPool = createQueueingPool({
    ...pooled,
    max: limits.account.connections,
    waitMs: limits.accountPage.requestMs,
    connectMs: () => Math.max(connectMs, limits.account.connectMs),
  })
  for (const each of [pool, accountPool]) {
    each.on('error', (error) => log(`Lost an idle database connection: ${error.message}`))
    // The pool only watches idle clients: without this, one lost in the middle of a transaction would end the
    // process.
    each.on('connect', (client) => client.on('error', () => {}))
  }

  // pg accepts this per query, though its types do not say so.
  const pingTimeout = { query_timeout: connectTimeoutMs }
  let closed: Promise<unknown> | undefined
  return {
    pool,
    accountPool,
    async ping() {
      await pool.query({ text: 'select 1', ...pingTimeout })
    },
    listen: (channel, handler) =>
      listenForNotifications({
        channel,
        handler,
        log,
        createClient: () =>
          new Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs, query_timeout: 5_000 }),
      }),
    createClient: () => new Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs }),
    startServing() {
      connectMs = connectTimeoutMs
      pool.options.connectionTimeoutMillis = connectMs
    },
    async close() {
      closed ??= Promise.all([pool.end(), accountPool.end()])
      await closed
    },
  }
}

/** Unencoded characters in a password shift the parts of the address, so the message repeats none of them. */
function requireAddress(url: string): string {
  const address = URL.parse(url)
  const postgres = address?.protocol === 'postgres:' || address?.protocol === 'postgresql:'
  if (address && postgres && !/[@#]/.test(address.pathname + address.search + address.hash)) return url
  throw new StartError(
    'DATABASE_URL is not a valid address: set it to postgres://user:password@host:5432/database, with special characters of the password percent-encoded.',
  )
}

async function tryAddress(connection: { connectionString: string }): Promise<void> {
  const deadline = Date.now() + startingUpLimitMs
  for (;;) {
    const client = newClient(connection)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      await client.end()
      return
    } catch (error) {
      client.connection.stream.destroy()
      const waiting = error instanceof DatabaseError && error.code === notNow && Date.now() < deadline
      if (!waiting) throw new StartError(explain(client, error))
      await delay(100)
    }
  }
}

/** The constructor already reads the certificate files named in the address, and may throw. */
function newClient(connection: { connectionString: string }): Client {
  try {
    return new Client({ ...connection, connectionTimeoutMillis: startingUpLimitMs })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`DATABASE_URL cannot be used (${reason}): correct it.`)
  }
}

function explain({ host, port, user, database }: Client, error: unknown): string {
  const place = `${host}:${port}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const reason = error instanceof Error ? error.message : String(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `DATABASE_URL names the host "${host}", which cannot be found: correct the host name.`
  }
  if (code === 'ECONNREFUSED') {
    return `DATABASE_URL points to ${place}, where no database answers: start PostgreSQL there or correct host and port.`
  }
  if (code === '28P01' || code === '28000') {
    return `DATABASE_URL: the server at ${place} refuses the user "${user}" (${reason}): correct user and password.`
  }
  if (code === '3D000') {
    return `DATABASE_URL: there is no database "${database}" at ${place}: create it or correct the name.`
  }
  if (/timeout/i.test(reason)) {
    return `DATABASE_URL points to ${place}, which does not answer: correct host and port, or allow connections to it.`
  }
  return `DATABASE_URL: the database at ${place} cannot be used (${reason.split('\n')[0]}): correct the address or the server.`
}
