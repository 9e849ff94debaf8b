import { once } from 'node:events'
import { type Client, DatabaseError } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom } from 'pg-copy-streams'
import { lockMigrations, migrateTo, readOwnObjects } from '../database/migrate.ts'
import { StartError } from '../start-error.ts'
import { BackupError } from './backup-error.ts'
import { columnList, quoted, readTables } from './catalog.ts'
import { incomplete, type PartReader } from './part-reader.ts'
import type { NoteOf } from './parts.ts'

type LoadOptions = {
  /** Whether what the database holds now is removed. */
  readonly replace: boolean
  /** For the error when there is something and it may not be replaced. */
  readonly refusal: string
  /** Called once everything has been read and checked, and before it counts. */
  readonly beforeCommit: () => Promise<void>
}

export type Loaded = { readonly tables: number; readonly rows: number }

/**
 * Puts a dumped database in place of an empty one: everything in one transaction, so that an interruption leaves what was there
 * before.
 */
export async function loadDatabase(
  client: Client,
  parts: PartReader,
  { replace, refusal, beforeCommit }: LoadOptions,
): Promise<Loaded> {
  await client.query('begin')
  await lockMigrations(client)
  await clear(client, replace, refusal)
  await build(client, await parts.expect('database'))
  const loaded = await fill(client, parts)
  await beforeCommit()
  await client.query('commit')
  // Without it PostgreSQL would plan for empty tables until it looks by itself.
  await client.query('analyze')
  return loaded
}

async function clear(client: Client, replace: boolean, refusal: string): Promise<void> {
  const there = await readTables(client)
  if (there.length === 0) return
  if (!replace) throw new StartError(refusal)
  const ours = there.filter(({ schema }) => schema === 'public').map((table) => quoted(client, table))
  await client.query('drop schema if exists pgboss cascade')
  // All at once and without `cascade`: what others built on them makes PostgreSQL refuse.
  if (ours.length > 0) await client.query(`drop table ${ours.join(', ')}`)
  for (const name of (await readOwnObjects()).functions)
    await client.query(`drop function if exists public.${name}`)
}

/** The tables as they were when the backup was made; an older one is brought up to date afterwards. */
async function build(client: Client, { migrations, queueVersion }: NoteOf<'database'>): Promise<void> {
  await migrateTo(client, migrations)
  if (queueVersion === null) return
  await client.query(queuePlan())
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  if (rows[0]?.version === queueVersion) return
  throw new StartError(
    `The job queue has format ${queueVersion} there and ${rows[0]?.version} in this release: use the release that made it.`,
  )
}

/** The library's own plan, without its transaction and the limits it sets for a server that is starting. */
function queuePlan(): string {
  const plan = getConstructionPlans('pgboss')
  const inner = plan.replace(/^\s*BEGIN;(\s*SET LOCAL \w+ = \d+;)*/, '').replace(/COMMIT;\s*$/, '')
  if (/^\s*(BEGIN|SET LOCAL)|COMMIT;\s*$/.test(inner) || inner.length === plan.length)
    throw new Error('The plan by which pg-boss makes its tables has changed')
  return inner
}

async function fill(client: Client, parts: PartReader): Promise<Loaded> {
  const tables = await readTables(client)
  const names = tables.map((table) => quoted(client, table))
  await setTriggers(client, names, 'disable')
  // Migrations put first records into some of them.
  await client.query(`truncate ${names.join(', ')}`)
  const unfilled = new Set(names)
  let rows = 0
  for (let note = await parts.note(); note?.type !== 'end'; note = await parts.note()) {
    if (note?.type === 'table') {
      if (!unfilled.delete(quoted(client, note))) throw misfit(note.name)
      rows += await fillTable(client, note, parts)
    } else if (note?.type === 'sequence') {
      await client.query('select setval($1, $2, $3)', [quoted(client, note), note.value, note.called])
    } else throw incomplete()
  }
  for (const name of unfilled) throw misfit(name)
  // Only the end of the stream proves that nothing was cut off or added.
  await parts.finish()
  await client.query('set constraints all immediate')
  await setTriggers(client, names, 'enable')
  return { tables: names.length, rows }
}

function misfit(table: string): BackupError {
  return new BackupError(`The backup does not have the tables that belong to its migrations (${table}).`)
}

/** Triggers tell open desks and servers of changes; nobody needs to hear of a million old ones. */
async function setTriggers(
  client: Client,
  names: readonly string[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const name of names) await client.query(`alter table ${name} ${to} trigger user`)
}

async function fillTable(client: Client, table: NoteOf<'table'>, parts: PartReader): Promise<number> {
  const text = `copy ${quoted(client, table)} (${columnList(client, table.columns)}) from stdin`
  const into = client.query(copyFrom(text))
  let failure: Error | null = null
  into.on('error', (error) => {
    failure = error
  })
  try {
    for await (const bytes of parts.bytes()) {
      if (failure) throw failure
      if (!into.write(bytes)) await once(into, 'drain')
    }
    into.end()
    await once(into, 'finish')
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    // Its details would show the row, which is personal data.
    throw new BackupError(
      `The table ${table.name} cannot be filled: ${error.message}. The database is as it was.`,
    )
  }
  if (into.rowCount !== (await parts.expect('rows')).count) throw incomplete()
  return into.rowCount
}
