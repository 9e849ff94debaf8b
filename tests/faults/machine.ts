import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { startEmbeddedDatabase } from '../../src/server/database/embedded.ts'

/** A data folder with nothing in it, removed after the test. */
export async function newMachine(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export type Notification = { readonly state: string; readonly done: boolean }

/** The jobs that notify the owner, as a machine's embedded database has them. */
export async function readNotifications(dataDir: string): Promise<Notification[]> {
  const embedded = await startEmbeddedDatabase({ dataDir })
  const client = new Client(embedded.url)
  await client.connect()
  try {
    const { rows } = await client.query<Notification>(
      `select state::text, state = 'completed' as done from pgboss.job
       where name = 'deliveries' and data->>'channel' = 'owner'`,
    )
    return rows
  } finally {
    await client.end()
    await embedded.stop()
  }
}
