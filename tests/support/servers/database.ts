import { randomBytes } from 'node:crypto'
import { afterAll, inject, vi } from 'vitest'
import { connectDatabase, type Database } from '../../../src/server/database/connect.ts'
import { runOnServer } from './run-on-server.ts'

export type TestDatabase = Database & { readonly url: string }

type TestDatabaseOptions = {
  /** `template` is migrated and seeded; `template1` is empty. */
  readonly template?: 'template' | 'template1'
}

/** A fresh database, dropped after the test file. Call it at the top of the file or of a `describe`. */
export async function createTestDatabase({
  template = 'template',
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copying the files takes less processor time than writing each page to the log.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  // A busy machine is not an outage; tests of outages open their own connections.
  const database = await connectDatabase(url.href, { waitMs: 20_000 })
  afterAll(async () => {
    await database.close()
    // PostgreSQL's own maintenance, which cannot be terminated, may use the database for a moment.
    await vi.waitFor(() => runOnServer(serverUrl, `drop database ${name} with (force)`), {
      timeout: 20_000,
      interval: 200,
    })
  })
  return { ...database, url: url.href }
}
