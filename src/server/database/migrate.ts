import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Client, DatabaseError } from 'pg'
import { StartError } from '../start-error.ts'
import type { Database } from './connect.ts'

type MigrateOptions = {
  readonly folder?: string
  readonly log?: (line: string) => void
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const ownFolder = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Any constant that no other program uses in the same database. */
const lockKey = 7_205_301_846
const ownTable =
  'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())'

/**
 * Brings the database up to this code. Each file runs in its own transaction, which also takes the lock and
 * records the file. So an interruption leaves only whole files, and several servers may start at the same
 * time.
 */
export async function migrateDatabase(
  database: Pick<Database, 'createClient'>,
  { folder = ownFolder, log = () => {} }: MigrateOptions = {},
): Promise<void> {
  const migrations = await readMigrations(folder)
  const client = database.createClient()
  client.on('error', () => {})
  await client.connect()
  try {
    let pending = await inLockedTransaction(client, async () => {
      await client.query(ownTable)
      return nextPending(client, migrations)
    })
    while (pending) {
      const migration = pending
      // Another server may have applied it in the meantime, so the next one is determined again under the
      // lock.
      pending = await inLockedTransaction(client, async () => {
        if ((await nextPending(client, migrations))?.name === migration.name) {
          await apply(client, migration)
          log(`Applied migration ${migration.name}`)
        }
        return nextPending(client, migrations)
      })
    }
  } finally {
    await client.end()
  }
}

/** While the caller's transaction lasts, no server migrates this database. */
export async function lockMigrations(client: Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
}

/** Waits for a migration that is running, and keeps further ones out for as long as `work` takes. */
export async function betweenMigrations<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock_shared($1)', [lockKey])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock_shared($1)', [lockKey])
  }
}

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>

/** Takes an empty database to the state after these migrations, within the caller's transaction. */
export async function migrateTo(client: Client, wanted: readonly AppliedMigration[]): Promise<void> {
  const migrations = await readMigrations(ownFolder)
  await client.query(ownTable)
  for (const { name, checksum } of wanted) {
    const migration = await nextPending(client, migrations)
    if (migration?.name !== name || migration.checksum !== checksum) {
      throw new StartError(
        `The backup has the migration ${name}, which this release does not have at that place: restore it with the release that made it.`,
      )
    }
    await apply(client, migration)
  }
}

export type OwnObjects = { readonly tables: readonly string[]; readonly functions: readonly string[] }

/** What the migrations make: in a shared database there may be more, which is not ours. */
export async function readOwnObjects(): Promise<OwnObjects> {
  const text = (await readMigrations(ownFolder)).map(({ sql }) => sql).join('\n')
  const made = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
  return {
    tables: ['schema_migrations', ...made(/^create table (\w+)/gm)],
    functions: made(/^create (?:or replace )?function (\w+)/gm),
  }
}

/** Throws when the database does not match this release or an earlier one; behind it may be. */
export async function checkMigrations(client: Client): Promise<readonly AppliedMigration[]> {
  await nextPending(client, await readMigrations(ownFolder))
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name collate "C"',
  )
  return rows
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // Line endings depend on how the code was checked out.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function inLockedTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** The first file not yet applied. Throws when the database does not match an earlier state of this code. */
async function nextPending(client: Client, migrations: readonly Migration[]): Promise<Migration | undefined> {
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name collate "C"',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied.rows) {
    const migration = known.get(name)
    if (!migration) {
      throw new StartError(
        `The database is ahead of this code: it has the migration ${name}, which this release does not know. Start the newer release, or set DATABASE_URL or DATA_DIR to another database.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `Migration ${name} was changed after it was applied: restore the file and put the change into a new one.`,
      )
    }
  }
  const names = new Set(applied.rows.map(({ name }) => name))
  const pending = migrations.find(({ name }) => !names.has(name))
  const last = applied.rows.at(-1)?.name
  if (pending && last && pending.name < last) {
    throw new StartError(
      `Migration ${pending.name} comes before ${last}, which is already applied: give it a higher number.`,
    )
  }
  return pending
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  // A change to a busy table gives up rather than blocking every request behind it.
  await client.query("set local lock_timeout = '15s'")
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    const at = error.position ? ` at line ${sql.slice(0, Number(error.position)).split('\n').length}` : ''
    throw new StartError(`Migration ${name} failed${at}: ${error.message}. Fix it and start again.`)
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
