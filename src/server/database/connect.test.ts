import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { StartError } from '../start-error.ts'
import { connectDatabase } from './connect.ts'

const database = await createTestDatabase()

test('a connection has the application’s name, a time limit for statements and room to combine indexes', async () => {
  await database.ping()
  const { rows } = await database.pool.query(
    `select current_setting('application_name') as application, current_setting('statement_timeout') as limit,
       current_setting('work_mem') as memory`,
  )
  expect(rows).toEqual([{ application: 'bridgelight', limit: '10s', memory: '32MB' }])
})

test('lost connections, idle or in a transaction, neither end the process nor stay in the pool', async () => {
  const lines: string[] = []
  const other = await connectDatabase(database.url, { log: (line) => lines.push(line) })
  onTestFinished(() => other.close())
  await other.ping()
  const busy = await other.pool.connect()
  const idle = await other.pool.connect()
  idle.release()
  await busy.query('begin')
  const lost = Promise.all(
    [busy, idle].map((client) => new Promise((resolve) => client.once('end', resolve))),
  )
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await lost
  await expect(busy.query('select 1')).rejects.toThrow()
  busy.release(true)
  await other.ping()
  expect(lines).toContainEqual(expect.stringContaining('Lost an idle database connection'))
})

test('a query waits long for a connection during startup and fails soon once visitors wait', async () => {
  const starting = await connectDatabase(database.url, { waitMs: 60_000 })
  onTestFinished(() => starting.close())
  const held = await Promise.all(Array.from({ length: 10 }, () => starting.pool.connect()))
  const patient = starting.pool.query('select 1 as answer')
  starting.startServing()
  await expect(starting.pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
  for (const client of held) client.release()
  expect((await patient).rows).toEqual([{ answer: 1 }])
})

test('closing twice is harmless', async () => {
  const other = await connectDatabase(database.url)
  await Promise.all([other.close(), other.close()])
})

test('an invalid address is refused without being repeated', async () => {
  for (const url of [
    'nonsense',
    'https://user:s3cret@localhost/site',
    'postgres://user:s3c/ret@localhost/site',
    'postgres://user:12#3@localhost/site',
    'postgres://user:12?s3cret@localhost/site',
  ]) {
    expect(await startErrorOf(url)).toMatch(
      /^DATABASE_URL is not a valid address: set it to postgres:\/\/\S+, .*$/,
    )
  }
})

test('each connection error is one line that names the setting, without the password', async () => {
  const closedPort = await listenOnce((socket) => socket.destroy())
  const silentPort = await listenOnce(() => {})
  const change = (part: Partial<Pick<URL, 'password' | 'pathname' | 'host' | 'search'>>) =>
    Object.assign(new URL(database.url), { password: 's3cret' }, part).href
  const { password } = new URL(database.url)

  expect(await startErrorOf(change({}))).toMatch(/refuses the user "bridgelight".*correct user and password/)
  expect(await startErrorOf(change({ password, pathname: '/nowhere' }))).toMatch(
    /no database "nowhere".*create it/,
  )
  expect(await startErrorOf(change({ host: 'nowhere.invalid:5432' }))).toMatch(
    /"nowhere.invalid".*correct the host/,
  )
  expect(await startErrorOf(change({ host: '127.0.0.1:1' }))).toMatch(
    /127\.0\.0\.1:1, where no database answers/,
  )
  expect(await startErrorOf(change({ host: `127.0.0.1:${closedPort}` }))).toMatch(
    /cannot be used \(Connection/,
  )
  expect(await startErrorOf(change({ host: `127.0.0.1:${silentPort}` }))).toMatch(/which does not answer/)
  expect(await startErrorOf(change({ search: '?sslmode=verify-full' }))).toMatch(/does not support SSL/)
  expect(await startErrorOf(change({ search: '?sslrootcert=/nowhere.pem' }))).toMatch(/nowhere\.pem/)
})

async function startErrorOf(url: string): Promise<string> {
  const error: unknown = await connectDatabase(url).catch((error: unknown) => error)
  if (!(error instanceof StartError)) throw error
  expect(error.message).toMatch(/^DATABASE_URL.*$/)
  expect(error.message).not.toContain('s3c')
  return error.message
}

async function listenOnce(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
