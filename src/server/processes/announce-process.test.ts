import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { announceProcess } from './announce-process.ts'

const { pool } = await createTestDatabase()

async function announced(name: string, inSpool: readonly string[] = []) {
  const dataDir = await mkdtemp(join(tmpdir(), 'process-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await mkdir(join(dataDir, 'spool'))
  for (const file of inSpool) await writeFile(join(dataDir, 'spool', file), '')
  const told = announceProcess({
    pool,
    name,
    release: '1.0.0',
    dataDir,
    now: () => new Date(),
    log: { info() {}, warn() {}, error() {} },
  })
  await told.tell()
  return told
}

async function list(): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select name || ' ' || spool_files || ' ' || (spool_oldest_at is not null)::text as line from server_processes order by name`,
  )
  return rows.map(({ line }) => line)
}

test('each server is on the list once, with its spool, until it ends in order', async () => {
  const one = await announced('one:3000')
  await one.tell()
  const two = await announced('two:3000', ['a.json', 'b.json', 'c.json.aside'])
  expect(await list()).toEqual(['one:3000 0 false', 'two:3000 2 true'])
  await one.stop()
  await two.stop()
  expect(await list(), 'one whose spool is not empty stays').toEqual(['two:3000 2 true'])
  await (await announced('two:3000')).stop()
  expect(await list()).toEqual([])
})

test('one that was killed vanishes after a day; with something in its spool it stays for a week', async () => {
  const tell = (name: string, hoursAgo: number, files: number) =>
    pool.query(
      `insert into server_processes values ($1, '1.0.0', now(), now() - make_interval(hours => $2), $3, null)`,
      [name, hoursAgo, files],
    )
  await tell('empty, today:1', 2, 0)
  await tell('empty, long ago:1', 25, 0)
  await tell('waiting, long ago:1', 24, 1)
  await tell('waiting, too long ago:1', 24 * 8, 1)
  const one = await announced('one:3000')
  expect(await list()).toEqual(['empty, today:1 0 false', 'one:3000 0 false', 'waiting, long ago:1 1 false'])
  await one.stop()
})
