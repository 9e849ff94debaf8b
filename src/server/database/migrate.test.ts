import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/servers/database.ts'
import { StartError } from '../start-error.ts'
import { migrateDatabase } from './migrate.ts'

const parent = await mkdtemp(join(tmpdir(), 'bridgelight-migrations-'))
afterAll(() => rm(parent, { recursive: true }))

const ownFolder = join(import.meta.dirname, 'migrations')
const one = 'create table one (id integer);'
const two = 'create table two (id integer);\ninsert into two values (2);'

test('files are applied once, in order, and recorded', async () => {
  const { database, folder } = await emptyDatabase({
    '002-two.sql': 'alter table one add n text;',
    '001-one.sql': one,
  })
  const log: string[] = []
  await migrateDatabase(database, { folder, log: (line) => log.push(line) })
  await migrateDatabase(database, { folder, log: (line) => log.push(line) })
  expect(log).toEqual(['Applied migration 001-one.sql', 'Applied migration 002-two.sql'])
  expect(await applied(database)).toEqual(['001-one.sql', '002-two.sql'])
})

test('several servers that start at the same time apply each file once', async () => {
  const { database, folder } = await emptyDatabase({ '001-one.sql': one, '002-two.sql': two })
  const log: string[] = []
  await Promise.all(
    Array.from({ length: 6 }, () => migrateDatabase(database, { folder, log: (line) => log.push(line) })),
  )
  expect(log).toEqual(['Applied migration 001-one.sql', 'Applied migration 002-two.sql'])
  expect((await database.pool.query('select id from two')).rows).toEqual([{ id: 2 }])
})

test('an interruption in the middle of a file leaves only whole files, and the next start continues', async () => {
  const { database, folder } = await emptyDatabase({
    '001-one.sql': one,
    '002-two.sql': `${two}\nselect pg_sleep(60);`,
  })
  const interrupted = expect(migrateDatabase(database, { folder })).rejects.toThrow()
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`
  await vi.waitFor(async () => expect((await database.pool.query(cut)).rowCount).toBe(1), { timeout: 10_000 })
  await interrupted

  expect(await applied(database)).toEqual(['001-one.sql'])
  await writeFile(join(folder, '002-two.sql'), two)
  await migrateDatabase(database, { folder })
  expect((await database.pool.query('select id from two')).rows).toEqual([{ id: 2 }])
})

test('a failing file changes nothing, and the error names it with the line', async () => {
  const { database, folder } = await emptyDatabase({ '001-one.sql': `${one}\nselect nonsense;` })
  await expectStartError(
    database,
    folder,
    'Migration 001-one.sql failed at line 2: column "nonsense" does not exist',
  )
  expect((await database.pool.query("select to_regclass('one') as made")).rows).toEqual([{ made: null }])
})

test('a file changed after it was applied is named in the error', async () => {
  const { database, folder } = await emptyDatabase({ '001-one.sql': one })
  await migrateDatabase(database, { folder })
  await writeFile(join(folder, '001-one.sql'), `${one}\r\n`)
  await expectStartError(database, folder, 'Migration 001-one.sql was changed')
})

test('different line endings do not count as a change', async () => {
  const { database, folder } = await emptyDatabase({ '001-two.sql': two })
  await migrateDatabase(database, { folder })
  await writeFile(join(folder, '001-two.sql'), two.replaceAll('\n', '\r\n'))
  await migrateDatabase(database, { folder })
})

test('a database ahead of the code is refused', async () => {
  const { database, folder } = await emptyDatabase({ '001-one.sql': one, '002-two.sql': two })
  await migrateDatabase(database, { folder })
  await rm(join(folder, '002-two.sql'))
  await expectStartError(database, folder, 'ahead of this code: it has the migration 002-two.sql')
})

test('a file that would come before one already applied is refused', async () => {
  const { database, folder } = await emptyDatabase({ '002-two.sql': two })
  await migrateDatabase(database, { folder })
  await writeFile(join(folder, '001-one.sql'), one)
  await expectStartError(database, folder, 'Migration 001-one.sql comes before 002-two.sql')
})

/** The last file before servers were upgraded one after another. */
const lastBeforeRolling = '028-server-processes.sql'
const takesAway =
  /\bdrop (table|column|view|function|trigger)\b|\brename\b|\bset not null\b|\balter( column)? \w+ (set data )?type\b/i
const addedColumn = /\badd( column)?( if not exists)? (?!constraint\b)\w+ [^,;]*/gi

test.for([
  ['alter table leads add column mood text', true],
  ["alter table leads add mood text not null default ''", true],
  ['alter table leads add mood text not null', false],
  ['alter table leads add constraint mood_known check (mood is not null)', true],
  ['alter table leads drop column budget', false],
  ['alter table leads rename budget to money', false],
  ['alter table leads alter column budget type integer', false],
  ['alter table leads drop constraint leads_form_known', true],
  ['-- Unused since 1.4.0.\nalter table leads drop column budget', true],
] as const)('during an upgrade, servers of the release before can use tables after: %s', ([sql, can]) => {
  expect(canServeBefore(sql)).toBe(can)
})

test('migrations only add, or say since which release nothing uses what they take away', async () => {
  const files = (await readdir(ownFolder)).filter((name) => name > lastBeforeRolling)
  for (const name of files)
    expect([name, canServeBefore(await readFile(join(ownFolder, name), 'utf8'))]).toEqual([name, true])
})

function canServeBefore(sql: string): boolean {
  if (/^-- Unused since \d+\.\d+\.\d+/m.test(sql)) return true
  const columns = sql.match(addedColumn) ?? []
  const needed = columns.filter((each) => /\bnot null\b/i.test(each) && !/\bdefault\b/i.test(each))
  return !takesAway.test(sql) && needed.length === 0
}

async function emptyDatabase(files: Record<string, string>) {
  const folder = await mkdtemp(join(parent, 'set-'))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return { database: await createTestDatabase({ template: 'template1' }), folder }
}

async function applied(database: TestDatabase): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from schema_migrations order by name',
  )
  return rows.map(({ name }) => name)
}

async function expectStartError(database: TestDatabase, folder: string, message: string): Promise<void> {
  const error: unknown = await migrateDatabase(database, { folder }).catch((error: unknown) => error)
  if (!(error instanceof StartError)) throw error
  expect(error.message).toContain(message)
  expect(error.message).not.toContain('\n')
}
