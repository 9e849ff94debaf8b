import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDefaultFacts } from '../../content/company/facts.ts'
import * as limits from '../../domain/limits.ts'
import { createApp } from '../app.ts'
import { createLog } from '../log.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import type { SiteBundle } from './site-bundle.ts'
import { loadStaticSite, type StaticSite } from './static-site.ts'

const scriptHash = `sha256-${'s'.repeat(43)}=`
const styleHash = `sha256-${'t'.repeat(43)}=`
const lastRequest = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
/** Too large to be held in memory. */
const film = Buffer.alloc(limits.http.inMemoryFileBytes + 1, 7)
let dist: string
let server: HttpServer
let site: StaticSite
let address: string
let slowStarted: () => void
let finishSlow: () => void

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'static-site-'))
  await mkdir(join(dist, 'site/assets'), { recursive: true })
  const write = (name: string, body: string | Buffer) => writeFile(join(dist, 'site', name), body)
  await write('index.html', '<h1>Home</h1>')
  await write('index.html.br', brotliCompressSync('<h1>Home</h1>'))
  await write('404.html', '<h1>404</h1>')
  await write('assets/app-1.js', 'let a')
  await write('icon.svg', '<svg/>')
  await write('assets/reel-1.mp4', film)
  const page = {
    contentType: 'text/html; charset=utf-8',
    scriptHashes: [scriptHash],
    styleHashes: [styleHash],
  }
  const bundle: SiteBundle = {
    facts: createDefaultFacts(new Date()),
    assets: {},
    files: [
      { ...page, path: '/', status: 200, name: 'index.html' },
      { ...page, path: '/404', status: 404, name: '404.html' },
    ],
  }
  site = await loadStaticSite({
    dist,
    bundle,
    policy: { secure: false, recaptchaOrigin: null, analyticsOrigin: null, showreelOrigin: null },
    recompressAfterMs: 0,
  })
  const app = createApp({
    log: createLog(
      () => undefined,
      () => new Date(),
    ),
    database: { ping: async () => undefined },
    site,
    accepting: () => true,
    requestId: () => 'id',
    pseudonym: () => 'x',
    clientAddress: () => '127.0.0.1',
    routes: [],
  })
  app.get('/slow', async (c) => {
    slowStarted()
    await new Promise<void>((resolve) => {
      finishSlow = resolve
    })
    return c.text('finished')
  })
  server = await startHttpServer({ host: '127.0.0.1', port: 0, site, fetch: app.fetch })
  address = `http://127.0.0.1:${server.port}`
})

afterAll(async () => {
  await server.close(0)
  await rm(dist, { recursive: true, force: true })
})

test('a page is served compressed, revalidated, and with its policy', async () => {
  const response = await fetch(`${address}/?utm_source=x`, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain(`'${scriptHash}'`)
  expect(response.headers.get('content-security-policy')).toContain(`'${styleHash}'`)
  expect(await response.text()).toBe('<h1>Home</h1>')

  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(address, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a client that accepts no compression gets none', async () => {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br;q=0' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

test('files under assets/ are cached forever, other files for a day', async () => {
  const named = await fetch(`${address}/assets/app-1.js`)
  expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(named.headers.get('content-type')).toContain('text/javascript')
  const icon = await fetch(`${address}/icon.svg`)
  expect(icon.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('HEAD returns the headers of GET and no body', async () => {
  const response = await fetch(address, { method: 'HEAD' })
  expect(response.headers.get('content-length')).not.toBeNull()
  expect(await response.text()).toBe('')
})

test('a film can be requested in byte ranges', async () => {
  const part = await fetch(`${address}/assets/reel-1.mp4`, { headers: { Range: 'bytes=100-199' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${film.length}`)
  expect((await part.arrayBuffer()).byteLength).toBe(100)

  const tail = await fetch(`${address}/assets/reel-1.mp4`, { headers: { Range: 'bytes=-10' } })
  expect(tail.headers.get('content-range')).toBe(
    `bytes ${film.length - 10}-${film.length - 1}/${film.length}`,
  )

  const beyond = await fetch(`${address}/assets/reel-1.mp4`, {
    headers: { Range: `bytes=${film.length}-` },
  })
  expect(beyond.status).toBe(416)

  const whole = await fetch(`${address}/assets/reel-1.mp4`)
  expect((await whole.arrayBuffer()).byteLength).toBe(film.length)

  const changed = await fetch(`${address}/assets/reel-1.mp4`, {
    headers: { Range: 'bytes=0-9', 'If-Range': '"other"' },
  })
  expect(changed.status).toBe(200)
})

test('a byte range of a small file works too', async () => {
  const part = await fetch(`${address}/icon.svg`, { headers: { Range: 'bytes=0-3' } })
  expect(part.status).toBe(206)
  expect(await part.text()).toBe('<svg')
})

test('byte ranges are offered for files, not for pages', async () => {
  for (const path of ['/icon.svg', '/assets/reel-1.mp4']) {
    expect((await fetch(address + path)).headers.get('accept-ranges'), path).toBe('bytes')
  }
  for (const path of ['/', '/nowhere']) {
    expect((await fetch(address + path)).headers.get('accept-ranges'), path).toBeNull()
  }
})

test('newly rendered pages replace the old ones and their ETag', async () => {
  const before = (await fetch(address)).headers.get('etag')
  const head = {
    contentType: 'text/html; charset=utf-8',
    scriptHashes: ['sha256-new'],
    styleHashes: [],
    status: 200 as const,
  }
  await site.replace([{ ...head, path: '/', body: '<h1>New</h1>' }])
  const response = await fetch(address)
  expect(await response.text()).toBe('<h1>New</h1>')
  expect(response.headers.get('etag')).not.toBe(before)
  expect(response.headers.get('content-security-policy')).toContain("'sha256-new'")
})

test('newly rendered pages are soon compressed as well as in the build', async () => {
  const body = `<h1>${Array.from({ length: 400 }, (_, n) => `Word ${n * 7919} `).join('')}</h1>`
  const best = brotliCompressSync(body).length
  const head = {
    contentType: 'text/html; charset=utf-8',
    scriptHashes: [],
    styleHashes: [],
    status: 200 as const,
  }
  await site.replace([{ ...head, path: '/', body }])
  await expect
    .poll(async () => {
      const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
      expect(await response.text()).toBe(body)
      return Number(response.headers.get('content-length'))
    })
    .toBe(best)
})

test('unknown paths, the stored not-found page and paths out of the folder all get 404', async () => {
  for (const path of [
    '/nowhere',
    '/404',
    '/404.html',
    '/index.html',
    '/%2e%2e/site-bundle.json',
    '/assets/..%2f..%2fsite-bundle.json',
    '/%E0%A4%A',
    '/\\..\\x',
  ]) {
    expect((await fetch(address + path)).status, path).toBe(404)
  }
})

/** Sends bytes that no HTTP client would send. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

test.for([
  ['stays open', 'HTTP/1.1', '', 'keep-alive'],
  ['is said to close when the client wants it to', 'HTTP/1.1', 'close', 'close'],
  ['stays open for an old client that asks', 'HTTP/1.0', 'keep-alive', 'keep-alive'],
  ['closes after the answer for an old client that does not', 'HTTP/1.0', '', 'close'],
] as const)('a connection %s', async ([, version, wanted, said]) => {
  const fields = `Host: x\r\n${wanted && `Connection: ${wanted}\r\n`}`
  const next = said === 'close' ? '' : `GET / ${lastRequest}`
  const answers = (await sendRaw(`GET / ${version}\r\n${fields}\r\n${next}`)).split('HTTP/1.1 200 OK')
  expect(/^Connection: (.+)$/im.exec(answers[1] ?? '')?.[1]).toBe(said)
  expect(answers).toHaveLength(said === 'close' ? 2 : 3)
})

test.for([
  ['not HTTP at all', 'hello\r\n\r\n', 400],
  ['headers beyond the limit', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['an address beyond the limit', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['no host', 'GET /nowhere HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /nowhere HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['traversal', 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['a whole address', 'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
  [
    'a whole address of nothing',
    'GET http://evil.example/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    404,
  ],
  [
    'a line break in the path',
    'GET /a%0d%0aSet-Cookie:%20x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    404,
  ],
] as const)('%s', async ([, bytes, status]) => {
  const answer = await sendRaw(bytes)
  expect(answer.split('\r\n')[0]).toContain(String(status))
  expect(answer).not.toContain('Set-Cookie')
})

test('a port in use is explained in one line', async () => {
  const second = startHttpServer({ host: '127.0.0.1', port: server.port, site, fetch: () => new Response() })
  await expect(second).rejects.toThrow(new RegExp(`^PORT ${server.port} is in use.*$`))
})

test('closing answers running requests, refuses new connections and closes the open ones after their answer', async () => {
  const nextStart = () =>
    new Promise<void>((resolve) => {
      slowStarted = resolve
    })
  const slowRequest = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'
  const socket = connect(server.port, '127.0.0.1')
  const answers = text(socket)
  let started = nextStart()
  socket.write(slowRequest)
  await started
  const finishFirst = finishSlow
  const closed = server.close(10_000)
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  started = nextStart()
  socket.write(slowRequest)
  await started
  finishFirst()
  finishSlow()
  const [, first, second] = (await answers).split('HTTP/1.1 200 OK')
  expect(first).toMatch(/finished$/)
  expect(first).toMatch(/^Connection: keep-alive\r$/m)
  expect(second).toMatch(/^Connection: close\r$/m)
  expect(second).toMatch(/finished$/)
  await closed
})
