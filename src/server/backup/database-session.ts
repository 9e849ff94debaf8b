import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import * as limits from '../../domain/limits.ts'
import { applicationName as serverName } from '../database/connect.ts'
import { StartError } from '../start-error.ts'

/** Other than the servers', so that the two can be told apart. */
const applicationName = 'bridgelight backup'

/** A connection whose texts mean the same on every server, and that may take as long as the data needs. */
export async function withSession<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: applicationName, keepAlive: true })
  // A lost connection fails the statement that is running, which says so.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`
      set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
      set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0;
      set idle_in_transaction_session_timeout = 0; set lock_timeout = ${limits.backup.lockMs}`)
    return await work(client)
  } finally {
    // An unfinished transaction ends with its connection.
    await client.end().catch(() => {})
  }
}

export async function refuseServers(client: Client, where: string): Promise<void> {
  for (let looks = 0; await isServed(client); looks += 1) {
    // A server that has just stopped is still listed for a moment.
    if (looks < 10) await delay(100)
    else
      throw new StartError(
        `A server is running on ${where}: stop it first, so that no inquiry is taken where it would be lost.`,
      )
  }
}

async function isServed(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1',
    [serverName],
  )
  return rowCount !== 0
}
