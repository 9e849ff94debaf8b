import { expect, test } from 'vitest'
import { type AppDeps, createApp } from './app.ts'
import type { App } from './http/app-types.ts'
import { createLog } from './log.ts'

function setUp(overrides: Partial<AppDeps> = {}) {
  const lines: string[] = []
  const app = createApp({
    log: createLog(
      (line) => lines.push(line),
      () => new Date('2026-01-01T00:00:00Z'),
    ),
    database: { ping: async () => undefined },
    site: {
      has: (path) => path === '/portfolio',
      notFoundPage: () => ({
        headers: [
          ['Content-Type', 'text/html; charset=utf-8'],
          ['Content-Security-Policy', 'page'],
        ],
        body: Buffer.from('<h1>404</h1>'),
      }),
    },
    accepting: () => true,
    requestId: () => 'request-1',
    pseudonym: () => 'someone',
    clientAddress: () => '127.0.0.1',
    routes: [],
    ...overrides,
  })
  return { app, logged: () => lines.map((line) => JSON.parse(line)) }
}

test('health reports that the process is alive, readiness that it can serve', async () => {
  const { app } = setUp()
  expect((await app.request('/healthz')).status).toBe(200)
  expect(await (await app.request('/readyz')).json()).toEqual({ ok: true })
})

test('without its database the server is alive but not ready', async () => {
  const { app } = setUp({ database: { ping: async () => Promise.reject(new Error('gone')) } })
  expect((await app.request('/healthz')).status).toBe(200)
  const ready = await app.request('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ ok: false, reason: 'database' })
})

test('a stopping server is not ready', async () => {
  const { app } = setUp({ accepting: () => false })
  expect((await app.request('/readyz')).status).toBe(503)
})

test('an unknown address gets the not-found page with status 404', async () => {
  const { app } = setUp()
  const response = await app.request('/nowhere')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toContain('404')
})

test('an unknown function gets JSON', async () => {
  const { app } = setUp()
  const response = await app.request('/functions/v1/nothing', { method: 'POST' })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('a page refuses methods other than GET and HEAD', async () => {
  const { app } = setUp()
  const response = await app.request('/portfolio', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a trailing slash redirects to the page without one, never to another site', async () => {
  const { app } = setUp({ site: { ...setUpSite, has: () => true } })
  expect((await setUp().app.request('/portfolio/')).headers.get('location')).toBe('/portfolio')
  expect((await app.request('http://localhost//evil.example/')).status).not.toBe(308)
})

test.each([
  ['/enquiry', '/inquiry'],
  ['/enquiry/', '/inquiry'],
  ['/enquiry/received', '/inquiry/received'],
  ['/enquiry/AAAAAAAAAAAAAAAAAAAAAA?from=mail', '/inquiry/AAAAAAAAAAAAAAAAAAAAAA?from=mail'],
])('the former address %s redirects to %s', async (former, current) => {
  const { app } = setUp({ site: { ...setUpSite, has: (path) => path.startsWith('/inquiry') } })
  const response = await app.request(former)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(current)
})

test('an address that only starts like a former one is not found', async () => {
  const { app } = setUp({ site: { ...setUpSite, has: (path) => path.startsWith('/inquiry') } })
  expect((await app.request('/enquiryform')).status).toBe(404)
})

const setUpSite = {
  has: () => true,
  notFoundPage: () => ({ headers: [], body: Buffer.from('') }),
}

test('every answer has the security headers and a request id', async () => {
  const { app } = setUp()
  const { headers } = await app.request('/healthz')
  expect(headers.get('x-request-id')).toBe('request-1')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the log names the route, never the address or its query', async () => {
  const { app, logged } = setUp()
  await app.request('/inquiry/secret-token?email=someone@example.com')
  expect(JSON.stringify(logged())).not.toMatch(/secret-token|someone@example/)
  expect(logged()[0]).toMatchObject({
    event: 'request',
    id: 'request-1',
    status: 404,
    route: 'unmatched',
    client: 'someone',
  })
})

test('a bug is answered without its details', async () => {
  const { app, logged } = setUp({
    site: {
      ...setUpSite,
      has: () => {
        throw new Error('secret detail')
      },
    },
  })
  const response = await app.request('/nowhere')
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret detail')
  expect(logged().some((line) => line.event === 'unhandled')).toBe(true)
})

test('a call that needs the database while it is away is answered with a 503 that names itself', async () => {
  const stopped = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const routes = [(app: App) => void app.get('/stock', () => Promise.reject(stopped))]
  const { app, logged } = setUp({ routes })
  const response = await app.request('/stock')
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({ ok: false, error: { code: 'unavailable' } })
  expect(logged().map(({ event }) => event)).toEqual(['database_away', 'request'])
})
