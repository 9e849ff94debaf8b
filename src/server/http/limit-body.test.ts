import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { AppTypes } from './app-types.ts'
import { startHttpServer } from './http-server.ts'
import { limitBody } from './limit-body.ts'

const most = 16
const errors: Error[] = []
const app = new Hono<AppTypes>()
app.use(limitBody(most, (c) => c.text('too much', 413)))
app.all('/echo', async (c) => c.text(`${c.req.method} ${await c.req.text()}`))
app.onError((error, c) => {
  errors.push(error)
  return c.text('broken', 500)
})
const server = await startHttpServer({
  host: '127.0.0.1',
  port: 0,
  site: { handle: () => false },
  fetch: app.fetch,
})
afterAll(() => server.close(0))

/** Sends the text as it is and returns the answer received by the time the connection closes. */
function say(text: string, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', () => undefined)
    socket.write(text, () => hangUp && socket.destroy())
  })
}

const head = (method: string, ...headers: string[]) =>
  `${[`${method} /echo HTTP/1.1`, 'Host: site.test', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const chunks = (...parts: string[]) =>
  `${parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('')}0\r\n\r\n`
const chunked = 'Transfer-Encoding: chunked'

test('a chunked body arrives whole', async () => {
  expect(await say(head('POST', chunked) + chunks('{"a":', '1}'))).toMatch(/ 200 OK.*\r\n\r\nPOST {"a":1}$/s)
  expect(await say(head('POST', chunked) + chunks())).toMatch(/ 200 OK.*\r\n\r\nPOST $/s)
})

test('a body with a length arrives unchanged', async () => {
  expect(await say(`${head('PUT', 'Content-Length: 2')}{}`)).toMatch(/ 200 OK.*\r\n\r\nPUT {}$/s)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE', 'GET', 'HEAD'])(
  '%s without a body is an ordinary request',
  async (method) => {
    expect(await say(head(method))).toContain('HTTP/1.1 200 OK')
  },
)

test('a body that is too long is refused, with or without a length', async () => {
  expect(await say(head('POST', 'Content-Length: 17'))).toContain(' 413 ')
  expect(await say(head('POST', chunked) + chunks('x'.repeat(most), 'x'))).toContain(' 413 ')
})

test('a body that breaks off does no harm', async () => {
  await say(`${head('POST', chunked)}5\r\nab`, true)
  await say(`${head('POST', chunked)}not a number\r\n`)
  expect(errors).toEqual([])
  expect(await say(head('GET'))).toContain(' 200 OK')
})
