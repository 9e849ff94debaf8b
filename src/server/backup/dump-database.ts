import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { betweenMigrations, checkMigrations } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import { columnList, quoted, readSequences, readTables, type Table } from './catalog.ts'
import type { Part } from './parts.ts'

type DumpOptions = {
  /** Whether others may go on writing; what they write after the beginning is not part of it. */
  readonly mode: 'beside-writers' | 'without-writers'
}

/** The whole database as it is at one moment. The caller ends the connection, and with it the transaction. */
export async function* dumpDatabase(client: Client, { mode }: DumpOptions): AsyncGenerator<Part> {
  const tables = await betweenMigrations(client, async () => {
    await client.query('begin transaction isolation level repeatable read')
    const found = await readTables(client)
    if (!found.some(({ name }) => name === 'schema_migrations'))
      throw new StartError('The database is empty: there is nothing to back up or to move.')
    const names = found.map((table) => quoted(client, table)).join(', ')
    await client.query(`lock table ${names} in ${mode === 'beside-writers' ? 'access share' : 'share'} mode`)
    return found
  })
  yield {
    note: {
      type: 'database',
      migrations: [...(await checkMigrations(client))],
      queueVersion: await queueVersion(client, tables),
    },
  }
  for (const table of tables) {
    yield { note: { type: 'table', schema: table.schema, name: table.name, columns: [...table.columns] } }
    let count = 0
    for await (const bytes of copyOut(client, table)) {
      count += countRows(bytes)
      yield { bytes }
    }
    yield { note: { type: 'rows', count } }
  }
  for (const sequence of await readSequences(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(client, sequence)}`,
    )
    for (const row of rows) yield { note: { type: 'sequence', ...sequence, ...row } }
  }
}

function copyOut(client: Client, table: Table): AsyncIterable<Buffer> {
  // A query, because a table made of partitions has no rows of its own.
  return client.query(
    copyTo(`copy (select ${columnList(client, table.columns)} from ${quoted(client, table)}) to stdout`),
  )
}

/** In PostgreSQL's text format every row ends with a line break, and those within values are escaped. */
function countRows(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) count += 1
  return count
}

async function queueVersion(client: Client, tables: readonly Table[]): Promise<number | null> {
  if (!tables.some(({ schema }) => schema === 'pgboss')) return null
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? null
}
