import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { freePort } from '../../../../tests/support/servers/free-port.ts'
import type { CheckName, HealthCheck } from '../../../domain/desk/health.ts'
import * as limits from '../../../domain/limits.ts'
import { connectDatabase } from '../../database/connect.ts'
import { startJobs } from '../../jobs/job-queue.ts'
import { judgeDisk } from './checks/check-disk.ts'
import { type HealthDeps, readHealth } from './read-health.ts'

const database = await createTestDatabase()
const jobs = await startJobs({ pool: database.pool, log: { info() {}, warn() {}, error() {} } })
const queue = await jobs.openQueue<{ readonly text: string }>('deliveries')
const closing: (() => unknown)[] = [() => jobs.stop()]
let deps: HealthDeps

beforeEach(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'health-test-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  deps = {
    pool: database.pool,
    dataDir,
    jobs: { lookedAt: () => [new Date()] },
    mail: { kind: 'folder', path: join(dataDir, 'mail') },
    webhook: () => null,
    now: () => new Date(),
  }
})
afterEach(async () => {
  for (const close of closing.splice(1).reverse()) await close()
  await database.pool.query('delete from pgboss.job')
})

async function look<Name extends CheckName>(name: Name, change: Partial<HealthDeps> = {}) {
  const { checks } = await readHealth({ ...deps, ...change })
  const found = checks.find((check): check is Extract<HealthCheck, { name: Name }> => check.name === name)
  if (!found) throw new Error('Every check is in the report')
  return found
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

async function mailServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({ authOptional: true, logger: false, ...options })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closing.push(() => new Promise<void>((done) => server.close(done)))
  return (server.server.address() as AddressInfo).port
}

const smtp = (port: number, scheme = 'smtp'): HealthDeps['mail'] => ({
  kind: 'smtp',
  url: `${scheme}://127.0.0.1:${port}`,
})

test('a database that answers tells its figures; one that is away is broken and hides nothing else', async () => {
  const good = await look('database')
  // A busy machine may answer slowly, which is told and no failure.
  expect([null, 'database-slow']).toContain(good.problem)
  expect(good.facts?.version).toMatch(/^\d+/)
  expect(good.facts?.connectionsMax).toBeGreaterThan(good.facts?.connections ?? Infinity)
  expect(good.facts?.migrations).toBeGreaterThan(10)

  const away = await connectDatabase(database.url)
  await away.close()
  const { checks } = await readHealth({ ...deps, pool: away.pool })
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ database: 'bad', queue: 'unknown', clock: 'unknown', spool: 'good' })
})

test('deliveries: waiting and given up are counted, and a worker that is silent is told', async () => {
  expect(await look('queue')).toMatchObject({ state: 'good', facts: { waiting: 0, undelivered: 0 } })
  await queue.add({ text: 'one' })
  expect(await look('queue')).toMatchObject({ state: 'good', facts: { waiting: 1 } })
  await database.pool.query(`update pgboss.job set start_after = now() - interval '1 hour'`)
  expect(await look('queue')).toMatchObject({ state: 'bad', problem: 'queue-stuck' })
  await database.pool.query(`update pgboss.job set name = 'undelivered'`)
  expect(await look('queue')).toMatchObject({
    state: 'warn',
    problem: 'queue-undelivered',
    facts: { waiting: 0, undelivered: 1 },
  })
  for (const lookedAt of [() => [], () => [new Date(), null], () => [new Date(0)]]) {
    expect(await look('queue', { jobs: { lookedAt } })).toMatchObject({
      state: 'bad',
      problem: 'queue-worker',
    })
  }
})

test('mail: a server that answers, one that is down, one that refuses the password, and files', async () => {
  const port = await mailServer({ disabledCommands: ['STARTTLS'] })
  expect(await look('mail', { mail: smtp(port) })).toMatchObject({
    state: 'good',
    facts: { host: `127.0.0.1:${port}`, connection: { encrypted: false } },
  })
  expect(await look('mail', { mail: smtp(await freePort()) })).toMatchObject({
    state: 'bad',
    problem: 'mail-refused',
    detail: expect.stringContaining('cannot be reached'),
  })
  const strict = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  const refused = await look('mail', {
    mail: { kind: 'smtp', url: `smtp://user:secret@127.0.0.1:${strict}` },
  })
  expect(refused).toMatchObject({ state: 'bad', detail: 'The mail server answered 535.' })
  expect(JSON.stringify(refused)).not.toContain('secret')
  expect(await look('mail')).toMatchObject({ state: 'warn', problem: 'mail-files', facts: { host: null } })
})

test('a mail server that never greets is told in time and delays no other check', async () => {
  const silent = createServer((socket) => closing.push(() => socket.destroy()))
  const mail = smtp(await listening(silent))
  const begun = performance.now()
  const { checks } = await readHealth({ ...deps, mail })
  // A little more than the limit of a check, for a busy machine.
  expect(performance.now() - begun).toBeLessThan(limits.desk.health.checkMs + 1_500)
  const stateOf = (name: CheckName) => checks.find((check) => check.name === name)?.state
  expect([stateOf('mail'), stateOf('certificates'), stateOf('database')]).toEqual(['bad', 'unknown', 'good'])
})

test('spool: empty, with inquiries that wait, with files put aside, and where nothing can be written', async () => {
  expect(await look('spool')).toMatchObject({ state: 'good', facts: { waiting: 0, aside: 0 } })
  const spool = join(deps.dataDir, 'spool')
  expect(await readdir(spool)).toEqual([])
  await writeFile(join(spool, 'b.json.aside'), '')
  expect(await look('spool')).toMatchObject({ state: 'warn', problem: 'spool-aside' })
  const file = join(spool, 'a.json')
  await writeFile(file, '')
  expect(await look('spool')).toMatchObject({
    state: 'warn',
    problem: 'spool-waiting',
    facts: { waiting: 1 },
  })
  await utimes(file, new Date(0), new Date(0))
  expect(await look('spool')).toMatchObject({ state: 'bad', problem: 'spool-stuck' })
  await rm(spool, { recursive: true })
  // A file in place of the folder: no user can write there.
  await writeFile(spool, '')
  expect(await look('spool')).toMatchObject({
    state: 'bad',
    problem: 'failed',
    detail: 'EEXIST',
    facts: null,
  })
})

test('servers: those that tell of themselves, a silent one, one whose spool is out of reach, and an upgrade', async () => {
  const tell = (name: string, secondsAgo: number, files: number, release = '1.0.0') =>
    database.pool.query(
      `insert into server_processes values ($1, $4, now() - interval '1 day', now() - make_interval(secs => $2), $3,
         case when $3 > 0 then now() - make_interval(secs => $2 + 1) end)
       on conflict (name) do update set seen_at = excluded.seen_at, spool_files = excluded.spool_files,
         spool_oldest_at = excluded.spool_oldest_at, release = excluded.release`,
      [name, secondsAgo, files, release],
    )
  closing.push(() => database.pool.query('delete from server_processes'))
  await tell('one:3000', 5, 0)
  await tell('two:3000', 5, 3)
  const { state, facts } = await look('processes')
  expect(state).toBe('good')
  expect(facts?.processes).toMatchObject([
    { name: 'one:3000', release: '1.0.0', waiting: 0, oldestSeconds: null },
    { name: 'two:3000', release: '1.0.0', waiting: 3, oldestSeconds: expect.closeTo(6, 0) },
  ])
  await tell('two:3000', 5, 0, '1.1.0')
  expect(await look('processes')).toMatchObject({ state: 'warn', problem: 'process-releases' })
  await tell('two:3000', 120, 0)
  expect(await look('processes')).toMatchObject({ state: 'warn', problem: 'process-silent' })
  await tell('two:3000', 120, 3)
  expect(await look('processes')).toMatchObject({ state: 'bad', problem: 'process-lost' })
  await tell('two:3000', 5, 0)
  await database.pool.query(
    `update server_processes set spool_files = 1, spool_oldest_at = now() - interval '1 hour'`,
  )
  expect(await look('processes')).toMatchObject({ state: 'bad', problem: 'spool-stuck' })
})

test('disk: free space is measured, and little of it warns', async () => {
  const { facts } = await look('disk')
  expect(facts?.freeBytes).toBeGreaterThan(0)
  expect(facts?.freeShare).toBeLessThanOrEqual(1)
  const judged = (freeBytes: number, freeShare: number) => judgeDisk({ freeBytes, freeShare }).problem
  expect([judged(1e12, 0.5), judged(1e12, 0.04), judged(1e9, 0.5), judged(1e8, 0.5)]).toEqual([
    null,
    'disk-low',
    'disk-low',
    'disk-full',
  ])
  expect(await look('disk', { dataDir: join(deps.dataDir, 'gone') })).toMatchObject({ state: 'bad' })
})

test('backup: never recorded, fresh, old, lost and unreadable', async () => {
  expect(await look('backup')).toMatchObject({ state: 'warn', problem: 'backup-none' })
  const record = (text: string) => writeFile(join(deps.dataDir, 'last-backup'), text)
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await record(`${hoursAgo(2)}\n`)
  expect(await look('backup')).toMatchObject({ state: 'good', problem: null })
  await record(hoursAgo(30))
  expect(await look('backup')).toMatchObject({ state: 'warn', problem: 'backup-old' })
  await record(hoursAgo(24 * 8))
  expect(await look('backup')).toMatchObject({ state: 'bad', problem: 'backup-old' })
  await record('yesterday')
  expect(await look('backup')).toMatchObject({ state: 'warn', problem: 'backup-unreadable' })
})

test('certificates: their end is read from mail server and webhook, and a plain connection has none', async () => {
  expect(await look('certificates')).toMatchObject({ state: 'good', facts: { hosts: [] } })
  const plain = { url: 'http://127.0.0.1:1/hook', allowPrivate: true }
  expect(await look('certificates', { webhook: () => plain })).toMatchObject({
    state: 'good',
    facts: { hosts: [{ use: 'webhook', found: 'plain', daysLeft: null }] },
  })

  // The certificate that the mail server's library brings signs itself.
  const mail = smtp(await mailServer())
  const found = await look('certificates', { mail })
  expect(found).toMatchObject({ state: 'bad', facts: { hosts: [{ use: 'mail', found: 'untrusted' }] } })
  const daysLeft = found.facts?.hosts[0]?.daysLeft ?? Number.NaN
  const shortBefore = new Date(Date.now() + (daysLeft - 3) * 86_400_000)
  expect(await look('certificates', { mail, now: () => shortBefore })).toMatchObject({
    state: 'bad',
    problem: 'certificate-now',
  })

  // Only the handshake matters, so any server with a certificate stands for a webhook's receiver.
  const webhook = { url: `https://127.0.0.1:${await mailServer({ secure: true })}/hook`, allowPrivate: true }
  expect(await look('certificates', { webhook: () => webhook })).toMatchObject({
    facts: { hosts: [{ use: 'webhook', found: 'untrusted' }] },
  })
  // A private address is not even connected to, as for deliveries.
  expect(await look('certificates', { webhook: () => ({ ...webhook, allowPrivate: false }) })).toMatchObject({
    state: 'unknown',
    problem: 'certificate-unreachable',
  })
})

test('clocks that agree are good, and a server that is a minute ahead is not', async () => {
  expect(await look('clock')).toMatchObject({ state: 'good' })
  const ahead = () => new Date(Date.now() + 60_000)
  expect(await look('clock', { now: ahead })).toMatchObject({ state: 'bad', problem: 'clock-drift' })
})

test('the server tells its version, and how long it has been up', async () => {
  const { state, facts } = await look('server')
  expect(state).toBe('good')
  expect(facts).toMatchObject({ version: expect.stringMatching(/^\d+\./), node: process.version })
  expect(facts?.memoryBytes).toBeGreaterThan(1_000_000)
})
