import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, inject, vi } from 'vitest'
import { connectDatabase, type Database } from '../../src/server/database/connect.ts'

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
  await runOnServer(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const database = await connectDatabase(url.href)
  afterAll(async () => {
    await database.close()
    // The server's own housekeeping, which nobody may end, can be busy there for a moment.
    await vi.waitFor(() => runOnServer(serverUrl, `drop database ${name} with (force)`), {
      timeout: 20_000,
      interval: 200,
    })
  })
  return { ...database, url: url.href }
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
