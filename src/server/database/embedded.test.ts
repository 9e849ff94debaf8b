import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

const isRoot = process.getuid?.() === 0
let folder = ''
/** Its database exists; each test finds it stopped and leaves it stopped. */
let dataDir = ''

beforeAll(async () => {
  // A space and an accent, as in some home folders.
  folder = await mkdtemp(join(await realpath(tmpdir()), 'bridgelight embedded é '))
  await chmod(folder, 0o711)
  dataDir = join(folder, 'data')
  const first = await startEmbeddedDatabase({ dataDir })
  await first.stop()
  expect(first).toMatchObject({ reused: false, location: join(dataDir, 'postgres') })
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('the database is durable, UTF-8, reached only by loopback and password, and its role is not a superuser', async () => {
  const { url, location } = await start(dataDir)
  const rows = await query(
    url,
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, current_setting('data_checksums') as checksums,
       current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
       current_database() as name, rolsuper as super, upper('é') as upper
     from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([
    {
      major: 18,
      fsync: 'on',
      commit: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      addresses: '127.0.0.1',
      name: 'bridgelight',
      super: false,
      upper: 'É',
    },
  ])
  const password = await stat(join(location, 'bridgelight.password'))
  expect(password.mode & 0o777).toBe(0o600)
  const pidFile = await readFile(join(location, 'postmaster.pid'), 'utf8')
  expect(pidFile.split('\n')[4], 'no Unix socket').toBe('')
  const guess = new URL(url)
  guess.password = 'guess'
  await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a restart keeps the data', async () => {
  const before = await start(dataDir)
  await query(before.url, 'create table restarted as select 42 as answer')
  await before.stop()
  expect(await isRunning(before)).toBe(false)
  const after = await start(dataDir)
  expect(after.reused).toBe(false)
  expect(await query(after.url, 'select answer from restarted')).toEqual([{ answer: 42 }])
})

test('a first start that is killed halfway does not hinder the next', async () => {
  const newDir = join(folder, 'interrupted')
  const helper = startHelper(newDir, { detached: true })
  await vi.waitFor(
    async () => {
      const [unfinished] = await readdir(newDir).then((names) =>
        names.filter((name) => /unfinished/.test(name)),
      )
      await stat(join(newDir, unfinished ?? 'none', 'cluster/global/pg_control'))
    },
    { timeout: 30_000, interval: 5 },
  )
  if (helper.process.pid) process.kill(-helper.process.pid, 'SIGKILL')
  await once(helper.process, 'exit')
  expect(await readdir(newDir)).not.toContain('postgres')
  const next = await start(newDir)
  expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  // The copy of the binaries exists only where the clone itself is closed to PostgreSQL's user.
  const left = (await readdir(newDir)).filter((name) => !name.startsWith('native-'))
  expect(left.sort()).toEqual(['postgres', 'postgres.lock'])
})

test('a PostgreSQL left running by a killed server is found and reused', async () => {
  const helper = startHelper(dataDir)
  const { url } = await helper.ready
  await query(url, 'create table orphaned as select 42 as answer')
  helper.process.kill('SIGKILL')
  await once(helper.process, 'exit')
  const found = await start(dataDir)
  expect(found.reused).toBe(true)
  expect(found.url).toBe(url)
  expect(await query(found.url, 'select answer from orphaned')).toEqual([{ answer: 42 }])
  await found.stop()
  expect(await isRunning(found)).toBe(false)
})

test('when another program has the last port, a different one is used', async () => {
  const { url, stop } = await start(dataDir)
  await stop()
  const other = createServer().listen(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const again = await start(dataDir)
  expect(new URL(again.url).port).not.toBe(new URL(url).port)
  expect(await isRunning(again)).toBe(true)
})

describe('a stale lock file of PostgreSQL', () => {
  test('whose process is gone does not prevent the start', async () => {
    const gone = spawn('true')
    await once(gone, 'exit')
    await leavePidFile(dataDir, gone.pid)
    expect(await start(dataDir)).toMatchObject({ reused: false })
  })

  test('whose process id now belongs to another program does not prevent the start', async () => {
    const { uid, gid } = await stat(join(dataDir, 'postgres'))
    const other = spawn('sleep', ['60'], isRoot ? { uid, gid } : {})
    onTestFinished(() => void other.kill())
    await leavePidFile(dataDir, other.pid)
    expect(await start(dataDir)).toMatchObject({ reused: false })
    expect(other.exitCode).toBeNull()
  })
})

test('the database keeps running while another process uses it and stops with the last one', async () => {
  const helper = startHelper(dataDir)
  const { url } = await helper.ready
  const second = await start(dataDir)
  expect(second).toMatchObject({ url, reused: true })
  await second.stop()
  expect(await isRunning(second)).toBe(true)
  helper.process.stdin?.end()
  await once(helper.process, 'exit')
  expect(await isRunning(second)).toBe(false)
})

test('processes that start and stop at the same time share one PostgreSQL', async () => {
  const helpers = [startHelper(dataDir), startHelper(dataDir)]
  const own = start(dataDir)
  const ready = await Promise.all([own, ...helpers.map((helper) => helper.ready)])
  expect(new Set(ready.map(({ url }) => url)).size).toBe(1)
  expect(ready.filter(({ reused }) => !reused)).toHaveLength(1)
  for (const helper of helpers) helper.process.stdin?.end()
  await Promise.all([(await own).stop(), ...helpers.map((helper) => once(helper.process, 'exit'))])
  expect(await isRunning(await own)).toBe(false)
})

test('a killed PostgreSQL comes back at the same address with all committed data', async () => {
  const database = await start(dataDir)
  await query(database.url, 'create table crashed as select 42 as answer')
  process.kill(await postmasterPid(database), 'SIGKILL')
  await vi.waitFor(
    async () => expect(await query(database.url, 'select answer from crashed')).toEqual([{ answer: 42 }]),
    { timeout: 10_000 },
  )
})

describe('a problem that the operator can fix is one line that names the setting', () => {
  test('a data folder that cannot be created', async () => {
    const file = join(folder, 'a file')
    await writeFile(file, '')
    await expectStartError(join(file, '.data'), 'cannot be written')
  })

  test.runIf(!isRoot)('a data folder that cannot be written', async () => {
    const closedDir = join(folder, 'read-only')
    await mkdir(closedDir, { mode: 0o500 })
    await expectStartError(closedDir, 'cannot be written')
  })

  test('data of another PostgreSQL version', async () => {
    const olderDir = join(folder, 'older')
    await mkdir(join(olderDir, 'postgres'), { recursive: true })
    await writeFile(join(olderDir, 'postgres/PG_VERSION'), '17\n')
    await expectStartError(olderDir, 'was made by PostgreSQL 17')
  })

  test('a folder with other content', async () => {
    const otherDir = join(folder, 'something else')
    await mkdir(join(otherDir, 'postgres/photos'), { recursive: true })
    await expectStartError(otherDir, 'is not a PostgreSQL data folder')
  })

  test('settings that PostgreSQL rejects, with the reason from its log', async () => {
    const copy = await copyDataFolder()
    await writeFile(join(copy, 'postgres/postgresql.auto.conf'), "shared_buffers = 'none'\n")
    await expectStartError(copy, 'postgresql.auto.conf" contains errors')
  })
})

describe.runIf(isRoot)('as root', () => {
  test('a data folder in a closed home folder gets a database elsewhere and keeps it', async () => {
    const home = join(folder, 'home')
    await mkdir(home, { mode: 0o700 })
    const homeDir = join(home, '.data')
    const first = await start(homeDir)
    onTestFinished(() => rm(dirname(first.location), { recursive: true, force: true }))
    expect(first.location).toMatch(/^\/var\/lib\/bridgelight-[0-9a-f]{12}\/postgres$/)
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()

    const second = await start(homeDir)
    expect(second.location).toBe(first.location)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()

    await rm(homeDir, { recursive: true })
    const lines: string[] = []
    const afterRemoval = await start(homeDir, (line) => lines.push(line))
    expect(await query(afterRemoval.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }])
    await afterRemoval.stop()
    expect(lines).toContainEqual(expect.stringContaining(`kept in ${first.location}.replaced`))
  })

  test('a data folder that only root may enter is opened to one group, for passing through only', async () => {
    const copy = await copyDataFolder()
    await chmod(copy, 0o700)
    const { location } = await start(copy)
    expect(location).toBe(join(copy, 'postgres'))
    expect((await stat(copy)).mode & 0o777).toBe(0o710)
  })

  test('a database created by an ordinary user stays theirs', async () => {
    const copy = await copyDataFolder()
    const { uid } = await stat(join(copy, 'postgres'))
    const owner = uid + 1000
    await chownAll(join(copy, 'postgres'), owner)
    const database = await start(copy)
    const running = await stat(`/proc/${await postmasterPid(database)}`)
    expect(running.uid).toBe(owner)
  })
})

async function copyDataFolder(): Promise<string> {
  const copy = await mkdtemp(join(folder, 'copy '))
  await cp(dataDir, copy, { recursive: true })
  return copy
}

async function start(dataDir: string, log = (_: string): unknown => undefined): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log })
  onTestFinished(() => database.stop())
  return database
}

type Helper = {
  readonly process: ChildProcess
  readonly ready: Promise<{ url: string; reused: boolean }>
}

/** Another of our processes: it starts the database, reports that and stops it when its input ends. */
function startHelper(dataDir: string, { detached = false } = {}): Helper {
  const program = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const database = await startEmbeddedDatabase({ dataDir: process.argv[1] })
    console.log(database.url, database.reused)
    process.stdin.on('end', () => database.stop()).resume()
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ready = once(child.stdout, 'data').then(([chunk]) => {
    const [url = '', reused] = String(chunk).trim().split(' ')
    return { url, reused: reused === 'true' }
  })
  return { process: child, ready }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

function isRunning({ url }: EmbeddedDatabase): Promise<boolean> {
  return query(url, 'select 1').then(
    () => true,
    () => false,
  )
}

async function postmasterPid({ location }: EmbeddedDatabase): Promise<number> {
  return Number((await readFile(join(location, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function leavePidFile(dataDir: string, pid: number | undefined): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  const lines = [pid, cluster, 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready']
  await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`)
  const { uid, gid } = await stat(cluster)
  await chown(join(cluster, 'postmaster.pid'), uid, gid)
}

async function chownAll(path: string, uid: number): Promise<void> {
  for (const name of await readdir(path, { recursive: true })) await chown(join(path, name), uid, uid)
  await chown(path, uid, uid)
}

async function expectStartError(dataDir: string, message: string): Promise<void> {
  const error: unknown = await startEmbeddedDatabase({ dataDir }).catch((error: unknown) => error)
  if (!(error instanceof StartError)) throw error
  expect(error.message).toContain(message)
  expect(error.message).toMatch(/^.*DATA_DIR.*$/)
}
