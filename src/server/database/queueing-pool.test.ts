import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { createQueueingPool } from './queueing-pool.ts'

const { url } = await createTestDatabase()
const max = 2

/** A pool with a place in front of the database that decides what becomes of each new connection. */
async function openPool(connectMs: number, meet: (socket: Socket, nth: number) => void) {
  const sockets: Socket[] = []
  const server = createServer((socket) => meet(socket, sockets.push(socket)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const place = Object.assign(new URL(url), { port: typeof address === 'object' ? address?.port : 0 })
  const pool = createQueueingPool({
    connectionString: place.href,
    max,
    waitMs: 60_000,
    connectMs: () => connectMs,
  })
  onTestFinished(async () => {
    await pool.end()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const crowd = () => Promise.allSettled(Array.from({ length: 20 }, () => pool.query('select')))
  return { pool, sockets, crowd }
}

test('a database that does not answer is reported to the whole line after one attempt per connection', async () => {
  const { pool, sockets, crowd } = await openPool(300, () => {})
  const away = (await crowd()).filter((each) => each.status === 'rejected' && isDatabaseAway(each.reason))
  expect(away).toHaveLength(20)
  expect(sockets).toHaveLength(max)
  // Those who come later make an attempt of their own.
  const later = () => pool.query('select').catch(() => sockets.length)
  await expect.poll(later).toBeGreaterThan(max)
})

test('a database that refuses one connection does not send the line away', async () => {
  const { hostname, port } = new URL(url)
  const { crowd } = await openPool(20_000, (socket, nth) => {
    if (nth === 1) socket.end(refusal('53300', 'sorry, too many clients already'))
    else socket.pipe(connect(Number(port), hostname)).pipe(socket)
  })
  const refused = (await crowd()).filter((each) => each.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: '53300' } }])
})

/** An error in the format of PostgreSQL's protocol. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
