import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createWebhook, type WebhookReceiver } from './send-webhook.ts'
import { WebhookError } from './webhook-error.ts'

const key = randomBytes(32)
const message = {
  id: 'lead_7K3MP-Q2XWA',
  event: 'lead.created',
  timestamp: new Date('2026-11-16T23:05:00Z'),
  payload: { reference: '7K3MP-Q2XWA', name: 'Zoë "Z" 🎬' },
}

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.close()
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') {
      server.closeAllConnections()
    }
  }
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

async function receiver(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  options: Partial<WebhookReceiver> = {},
): Promise<WebhookReceiver> {
  return {
    url: `http://${await listen(createServer(handle))}/hooks/secret-path`,
    secret: `whsec_${key.toString('base64')}`,
    allowPrivate: true,
    ...options,
  }
}

async function failure(promise: Promise<unknown>): Promise<WebhookError> {
  const error = await promise.then(
    () => new Error('It was delivered'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(WebhookError)
  if (!(error instanceof WebhookError)) throw error
  expect(error.message).not.toMatch(/secret-path|127\.0\.0\.1/)
  return error
}

test('without an address the error names the missing setting', async () => {
  const { kind, message: text } = await failure(createWebhook(() => null)(message))
  expect(kind).toBe('configuration')
  expect(text).toBe(
    'VITE_ZAPIER_WEBHOOK_URL environment variable is not configured. Please set it in your environment configuration.',
  )
})

test('the receiver gets the event and can verify its sender and time', async () => {
  const received = Promise.withResolvers<{ request: IncomingMessage; body: string }>()
  const target = await receiver(async (request, response) => {
    received.resolve({ request, body: await text(request) })
    response.end('ok')
  })
  await createWebhook(() => target)(message)
  const { request, body } = await received.promise
  expect(request.method).toBe('POST')
  expect(request.url).toBe('/hooks/secret-path')
  expect(request.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(Date.parse('2026-11-16T23:05:00Z') / 1000),
  })
  expect(JSON.parse(body)).toEqual({
    type: 'lead.created',
    timestamp: '2026-11-16T23:05:00.000Z',
    data: message.payload,
  })
  const signed = `${request.headers['webhook-id']}.${request.headers['webhook-timestamp']}.${body}`
  expect(request.headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  )
})

test('while the secret is being replaced, a receiver with either of the two accepts the message', async () => {
  const previous = Buffer.from('the secret that the receiver still has')
  const received = Promise.withResolvers<{ request: IncomingMessage; body: string }>()
  const target = await receiver(
    async (request, response) => {
      received.resolve({ request, body: await text(request) })
      response.end('ok')
    },
    { previousSecret: `whsec_${previous.toString('base64')}` },
  )
  await createWebhook(() => target)(message)
  const { request, body } = await received.promise
  const signed = `${request.headers['webhook-id']}.${request.headers['webhook-timestamp']}.${body}`
  const signatures = [key, previous].map(
    (each) => `v1,${createHmac('sha256', each).update(signed).digest('base64')}`,
  )
  expect(String(request.headers['webhook-signature']).split(' ')).toEqual(signatures)
})

test.for([400, 410, 429, 500, 503])('an answer of %i is an error with that status', async (status) => {
  const target = await receiver((_request, response) => response.writeHead(status).end('no'))
  expect(await failure(createWebhook(() => target)(message))).toMatchObject({ kind: 'status', status })
})

test.for([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  let visits = 0
  const target = await receiver((_request, response) => {
    visits += 1
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  expect(await failure(createWebhook(() => target)(message))).toMatchObject({ kind: 'redirect', status })
  expect(visits).toBe(1)
})

test('a reply that trickles forever ends at the deadline', async () => {
  const closed = Promise.withResolvers<void>()
  const target = await receiver(
    (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => {
        clearInterval(drip)
        closed.resolve()
      })
    },
    { deadlineMs: 300 },
  )
  expect(await failure(createWebhook(() => target)(message))).toMatchObject({ kind: 'timeout' })
  await closed.promise
})

test('trickling headers and a missing reply also end at the deadline', async () => {
  const dripping = createTcpServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-drip: ')
    const drip = setInterval(() => socket.write('.'), 20)
    socket.on('close', () => clearInterval(drip)).on('error', () => {})
  })
  const silent = createTcpServer((socket) => socket.on('error', () => {}).resume())
  for (const server of [dripping, silent]) {
    const url = `http://${await listen(server)}/`
    const target = await receiver(() => {}, { url, deadlineMs: 300 })
    expect(await failure(createWebhook(() => target)(message))).toMatchObject({
      kind: 'timeout',
      status: null,
    })
  }
})

test('a huge reply is cut off, and its status still counts', async () => {
  const cut = Promise.withResolvers<void>()
  let sent = 0
  const target = await receiver((_request, response) => {
    const block = Buffer.alloc(16 * 1024)
    const pour = () => {
      while (!response.destroyed && response.write(block)) sent += block.length
    }
    response
      .on('drain', pour)
      .on('close', cut.resolve)
      .on('error', () => {})
    pour()
  })
  await createWebhook(() => target)(message)
  await cut.promise
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test('a connection that breaks in the middle of the reply is an error', async () => {
  const target = await receiver((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  expect(await failure(createWebhook(() => target)(message))).toMatchObject({ kind: 'unreachable' })
})

test('a receiver that is down is an error', async () => {
  const server = createTcpServer()
  const url = `http://${await listen(server)}/`
  server.close()
  const target = await receiver(() => {}, { url })
  expect(await failure(createWebhook(() => target)(message))).toMatchObject({ kind: 'unreachable' })
})

test('addresses in our own network are refused, however they are written', async () => {
  let visits = 0
  const target = await receiver((_request, response) => {
    visits += 1
    response.end()
  })
  const { port } = new URL(target.url)
  for (const host of [
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0.0.0.0',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
  ]) {
    const error = await failure(
      createWebhook(() => ({ ...target, url: `http://${host}:${port}/`, allowPrivate: false }))(message),
    )
    expect(error.kind, host).toBe('address')
  }
  expect(visits).toBe(0)
})

test('a name is resolved once, and one private answer among public ones is enough to refuse it', async () => {
  let visits = 0
  const target = await receiver((_request, response) => {
    visits += 1
    response.end()
  })
  const { port } = new URL(target.url)
  const url = `http://rebinding.example:${port}/`
  const asked: string[] = []
  const resolve = async (hostname: string) => {
    asked.push(hostname)
    return [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
  }
  const error = await failure(
    createWebhook(() => ({ ...target, url, allowPrivate: false, resolve }))(message),
  )
  expect(error.kind).toBe('address')
  expect(asked).toEqual(['rebinding.example'])
  expect(visits).toBe(0)

  const allowed = { ...target, url, resolve: async () => [{ address: '127.0.0.1', family: 4 }] }
  await createWebhook(() => allowed)(message)
  expect(visits).toBe(1)
})

test.for([
  { url: 'ftp://example.com/' },
  { url: 'not an address' },
  { secret: 'whsec_' },
  { secret: `whsec_${Buffer.alloc(8).toString('base64')}` },
])('an unusable setting is reported as such: %j', async (wrong) => {
  const target = await receiver((_request, response) => response.end(), wrong)
  expect(await failure(createWebhook(() => target)(message))).toMatchObject({ kind: 'configuration' })
})
