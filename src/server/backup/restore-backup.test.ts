import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { runOnServer } from '../../../tests/support/servers/run-on-server.ts'
import { defaultCompanySettings } from '../company/company-settings.ts'
import { checkMigrations, migrateDatabase, migrateTo } from '../database/migrate.ts'
import { readSettings } from '../env.ts'
import { addSamples } from '../samples/add-samples.ts'
import { examineBackup } from './backup-file.ts'
import { withSession } from './database-session.ts'
import { dumpDatabase } from './dump-database.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const parent = await mkdtemp(join(tmpdir(), 'backups-'))
afterAll(() => rm(parent, { recursive: true, force: true }))
const machine = join(parent, 'machine')
const spooled = '0b0a6f7e-2f5a-4c39-9a39-0d6d9a1c2b3d.json'
await mkdir(join(machine, 'spool'), { recursive: true })
await writeFile(join(machine, 'spool', spooled), '{"spooled": true}')
await writeFile(join(machine, 'spool', 'note.txt'), 'not an inquiry')
await writeFile(join(machine, 'app-secret'), 's'.repeat(64))

const source = await createTestDatabase()
await addSamples(
  {
    database: source,
    now: new Date('2026-11-18T20:00:00Z'),
    calendar: defaultCompanySettings(readSettings({})).calendar,
    progress: () => undefined,
  },
  300,
)
const name = 'tab\there, back\\slash, \\N, line\nbreak, "quotes", naïve 🎬'
await source.pool.query(
  `insert into users (id, email, display_name) values (gen_random_uuid(), 'ada@example.com', $1)`,
  [name],
)
await source.pool.query(
  `insert into signing_keys (kid, public_jwk, private_jwk) values ('k', '{"a": [1]}', $1)`,
  [Buffer.from([0, 9, 10, 92, 255])],
)
const { file } = await backUp()

function backUp(now = new Date('2026-11-18T02:00:00Z'), url = source.url, folder = join(parent, 'backups')) {
  const given = { passphrase: null, release: '1.0.0', secretMark: 'm' }
  return makeBackup({ ...given, url, dataDir: machine, folder, now })
}

function restore(url: string, options: { file?: string; dataDir?: string; replace?: boolean } = {}) {
  const defaults = { file, dataDir: join(parent, 'empty'), replace: false }
  return restoreBackup({
    ...defaults,
    ...options,
    url,
    location: 'the test',
    passphrase: null,
    keepsSecret: true,
  })
}

/** Every table with a digest of its rows, and where its sequence stands. */
function read(url: string) {
  return withSession(url, async (client) => {
    const found: Record<string, string> = {}
    let digest = createHash('sha256')
    for await (const part of dumpDatabase(client, { mode: 'beside-writers' })) {
      if ('bytes' in part) digest.update(part.bytes)
      else if (part.note.type === 'table') {
        digest = createHash('sha256')
        found[part.note.name] = ''
      } else if (part.note.type === 'rows') {
        const table = Object.keys(found).at(-1) ?? ''
        found[table] = `${part.note.count} ${digest.digest('hex')}`
      } else if (part.note.type === 'sequence') found[part.note.name] = part.note.value
    }
    return found
  })
}

/** What PostgreSQL guards by itself. */
async function readGuards(url: string) {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard from pg_constraint
       where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
     union all select indexdef from pg_indexes where schemaname in ('public', 'pgboss') and tablename not like 'queue_stats_%'
     union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  )
  await client.end()
  return rows
}

test('rows, sequences, constraints, indexes and triggers come back as they were', async () => {
  const target = await createTestDatabase({ template: 'template1' })
  const { rows, tables } = await restore(target.url, { dataDir: join(parent, 'one') })
  expect(rows).toBeGreaterThan(900)
  expect(tables).toBeGreaterThan(40)
  expect(await read(target.url)).toEqual(await read(source.url))
  const guards = async (url: string) =>
    (await readGuards(url)).filter(({ guard }) => !guard.includes('queue_stats'))
  expect(await guards(target.url)).toEqual(await guards(source.url))
  const user = await target.pool.query('select display_name from users')
  expect(user.rows).toEqual([{ display_name: name }])
  const key = await target.pool.query('select private_jwk from signing_keys')
  expect(key.rows[0].private_jwk).toEqual(Buffer.from([0, 9, 10, 92, 255]))
})

test('spool and secret of the machine come back, other files do not, and waiting inquiries stay', async () => {
  const target = await createTestDatabase({ template: 'template1' })
  const dataDir = join(parent, 'two')
  await mkdir(join(dataDir, 'spool'), { recursive: true })
  await writeFile(join(dataDir, 'spool', 'own.json'), 'waits here')
  await restore(target.url, { dataDir })
  expect((await readdir(join(dataDir, 'spool'))).sort()).toEqual([spooled, 'own.json'])
  expect(await readFile(join(dataDir, 'spool', spooled), 'utf8')).toBe('{"spooled": true}')
  expect(await readFile(join(dataDir, 'app-secret'), 'utf8')).toBe('s'.repeat(64))
  expect(await readdir(dataDir)).toEqual(['app-secret', 'spool'])
})

test('a database that is not empty is left alone unless it may be replaced', async () => {
  const target = await createTestDatabase()
  const before = await read(target.url)
  const dataDir = join(parent, 'three')
  await expect(restore(target.url, { dataDir })).rejects.toThrow('is not empty: --replace')
  expect(await read(target.url)).toEqual(before)
  expect(await readdir(dataDir).catch(() => [])).toEqual([])
  await restore(target.url, { dataDir, replace: true })
  expect(await read(target.url)).toEqual(await read(source.url))
})

test('tables of other programs in the same database stay, and stop a replacement when they depend on ours', async () => {
  const target = await createTestDatabase()
  await runOnServer(target.url, 'create table theirs (n int); create view on_ours as select id from users')
  await expect(restore(target.url, { replace: true })).rejects.toThrow('depend')
  await runOnServer(target.url, 'drop view on_ours; insert into theirs values (7)')
  await restore(target.url, { replace: true })
  expect(Object.keys(await read(target.url))).not.toContain('theirs')
  expect((await target.pool.query('select n from theirs')).rows).toEqual([{ n: 7 }])
})

test('nothing is restored while a server runs on the database', async () => {
  const target = await createTestDatabase({ template: 'template1' })
  await target.ping()
  await expect(restore(target.url)).rejects.toThrow('A server is running on the test')
})

test('a damaged or incomplete file changes nothing, even when it is damaged behind the last table', async () => {
  const target = await createTestDatabase({ template: 'template1' })
  const bytes = await readFile(file)
  const altered = Buffer.from(bytes)
  altered.writeUInt8(altered.readUInt8(bytes.length - 200) ^ 1, bytes.length - 200)
  const damages = { truncated: bytes.subarray(0, -40), altered, longer: Buffer.concat([bytes, bytes]) }
  for (const [kind, content] of Object.entries(damages)) {
    const damaged = join(parent, `${kind}.backup`)
    await writeFile(damaged, content)
    await expect(examineBackup(damaged, null), kind).rejects.toThrow('Nothing was restored')
    await expect(
      restore(target.url, { file: damaged, dataDir: join(parent, 'four') }),
      kind,
    ).rejects.toThrow()
  }
  expect(await readdir(join(parent, 'four')).catch(() => [])).toEqual([])
  await expect(read(target.url)).rejects.toThrow('The database is empty')
})

test('a backup of an earlier release is restored as it was and then brought up to date', async () => {
  const old = await createTestDatabase({ template: 'template1' })
  const migrations = await withSession(source.url, checkMigrations)
  await withSession(old.url, async (client) => {
    await client.query('begin')
    await migrateTo(client, migrations.slice(0, 8))
    await client.query(
      `insert into users (id, email, role) values (gen_random_uuid(), 'old@example.com', 'staff')`,
    )
    await client.query('commit')
  })
  const earlier = await backUp(new Date('2026-11-18T03:00:00Z'), old.url, join(parent, 'earlier'))
  const target = await createTestDatabase({ template: 'template1' })
  await restore(target.url, { file: earlier.file, dataDir: join(parent, 'five') })
  await migrateDatabase(target)
  expect((await target.pool.query('select email, role from users')).rows).toEqual([
    { email: 'old@example.com', role: 'owner' },
  ])
})

test('of older backups the rule keeps what it says, and the health page is told when the last was made', async () => {
  const folder = join(parent, 'kept')
  await backUp(new Date('2026-11-17T02:00:00Z'), source.url, folder)
  await writeFile(join(folder, 'other.txt'), 'stays')
  const { contents, removed } = await backUp(new Date('2026-11-17T20:00:00Z'), source.url, folder)
  expect(contents).toMatchObject({ release: '1.0.0', spooled: 1 })
  expect(removed).toEqual(['bridgelight-2026-11-17T020000Z.backup'])
  expect((await readdir(folder)).sort()).toEqual(['bridgelight-2026-11-17T200000Z.backup', 'other.txt'])
  expect(await readFile(join(machine, 'last-backup'), 'utf8')).toBe('2026-11-17T20:00:00.000Z\n')
})

test('a backup that fails leaves no file and is not recorded', async () => {
  const before = await readFile(join(machine, 'last-backup'), 'utf8')
  const empty = await createTestDatabase({ template: 'template1' })
  const folder = join(parent, 'failed')
  await expect(backUp(new Date('2026-11-20T02:00:00Z'), empty.url, folder)).rejects.toThrow(
    'nothing to back up',
  )
  expect(await readdir(folder)).toEqual([])
  expect(await readFile(join(machine, 'last-backup'), 'utf8')).toBe(before)
})
