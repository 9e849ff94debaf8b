import { describe, expect, test } from 'vitest'
import { createHostedApp } from '../../../../tests/support/servers/hosted-app.ts'
import { hostedKey, hostedPerson } from '../../../../tests/support/servers/hosted-project.ts'
import { origin } from '../../../../tests/support/servers/inquiry-app.ts'
import * as limits from '../../../domain/limits.ts'

const { app, upstream, events, logged, send, post, newClient } = await createHostedApp()
const { email, password } = hostedPerson

test('a call is forwarded with our key, the client’s address and its own description, and nothing else', async () => {
  const token = upstream.token()
  await post(
    '/recover?redirect_to=http%3A%2F%2Fsite.test%2Fauth',
    { email },
    {
      Authorization: `Bearer ${token}`,
      Cookie: 'device=secret; csrf_token=1',
      apikey: 'anything',
      'X-Forwarded-For': '203.0.113.9',
      'X-Supabase-Api-Version': '2024-01-01',
      'X-Client-Info': 'gotrue-js/2.119.0',
      'X-Test-Address': '2001:db8::7',
      Forwarded: 'for=203.0.113.9',
      'X-Anything': '1',
    },
  )
  const [request] = upstream.requests
  expect(request).toMatchObject({
    method: 'POST',
    url: '/auth/v1/recover?redirect_to=http%3A%2F%2Fsite.test%2Fauth',
    body: JSON.stringify({ email }),
  })
  const { host, connection, accept, ...headers } = request?.headers ?? {}
  expect(headers).toEqual({
    apikey: hostedKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(request?.body.length),
    'x-forwarded-for': '2001:db8::7',
    'x-supabase-api-version': '2024-01-01',
    'x-client-info': 'gotrue-js/2.119.0',
    'accept-encoding': expect.any(String),
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
  })
})

test('our own service key is never forwarded', async () => {
  await post('/logout', '', { Authorization: `Bearer ${'k'.repeat(32)}` })
  expect(upstream.requests[0]?.headers).not.toHaveProperty('authorization')
})

test('only the body and a few headers of an answer are passed back', async () => {
  const response = await post('/token?grant_type=password', { email, password: 'wrong' })
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'x-supabase-api-version': '2024-01-01',
  })
})

describe('redirects', () => {
  const verify = (target: string) =>
    send(`/verify?token=abc&type=signup&redirect_to=${encodeURIComponent(target)}`)

  test.for([`${origin}/auth#access_token=1`, `${upstream.url}/auth/v1/callback?x=1`])(
    'to %s are passed on',
    async (target) => {
      const response = await verify(target)
      expect([response.status, response.headers.get('location')]).toEqual([303, target])
      // The server does not follow redirects itself.
      expect(upstream.requests).toHaveLength(1)
    },
  )

  test.for([
    'https://evil.example/',
    '//evil.example/',
    `${origin}.evil.example/`,
    `http://site.test@evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
  ])('to %s are refused', async (target) => {
    const response = await verify(target)
    expect([response.status, response.headers.get('location')]).toEqual([503, null])
  })
})

describe('paths', () => {
  test.for([
    '/admin/users',
    '/admin',
    '/..%2f..%2frest/v1/leads',
    '/%2e%2e%2frest',
    '/token%00',
    '/a//b',
    '/token;x=1',
    '/.env',
    '/..;/rest',
    '/',
  ])('%s does not reach the project', async (path) => {
    expect((await send(path)).status).toBe(404)
    expect(upstream.requests).toEqual([])
  })

  test.for(['/.well-known/jwks.json', '/health', '/settings', '/factors/8a1d/challenge'])(
    '%s reaches the project',
    async (path) => {
      await send(path)
      expect(upstream.requests[0]?.url).toBe(`/auth/v1${path}`)
    },
  )
})

describe('our own rules apply before forwarding', () => {
  test.for([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'another site (%o) cannot call',
    async (headers: Readonly<Record<string, string>>) => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const body = '{}'
        const response = await app.request('/auth/v1/user', {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          body,
        })
        expect(response.status).toBe(403)
      }
      expect(upstream.requests).toEqual([])
    },
  )

  test('a body that is not JSON or too large is refused', async () => {
    expect(
      (await post('/signup', 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415)
    expect((await post('/signup', { data: 'x'.repeat(limits.account.bodyBytes) })).status).toBe(413)
    expect(upstream.requests).toEqual([])
  })

  test.for(['/token?grant_type=password', '/signup', '/recover', '/resend', '/verify', '/otp'])(
    'an address that calls %s too often has to wait, another does not',
    async (path) => {
      const { attempts } = limits.account.callsPerAddress
      const call = (address: string) => post(path, { email }, { 'X-Test-Address': address })
      const taken = await Promise.all(Array.from({ length: attempts }, () => call('192.0.2.7')))
      expect(taken.some(({ status }) => status === 429)).toBe(false)
      const refused = await call('192.0.2.7')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
      expect(upstream.requests).toHaveLength(attempts)
      expect(events.at(-1)).toBe('account_rate_limit_exceeded')
      expect((await call('192.0.2.8')).status).not.toBe(429)
    },
  )

  test('refreshing a session is not limited', async () => {
    const refresh = () => post('/token?grant_type=refresh_token', { refresh_token: 'x' })
    await Promise.all(Array.from({ length: 60 }, refresh))
    expect(upstream.requests).toHaveLength(60)
  })
})

describe('a failing project', () => {
  const client = newClient()

  async function expectRetryable() {
    const { error } = await client.signInWithPassword({ email, password })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
    const response = await post('/token?grant_type=password', { email, password })
    expect(await response.json()).toMatchObject({ code: 503, error_code: 'unexpected_failure' })
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  }

  test('that hangs up leads to a retryable error', async () => {
    upstream.answerAlways((response) => response.destroy())
    await expectRetryable()
    expect(logged.at(-1)).toContain('unreachable')
  })

  test('that breaks off in the middle leads to a retryable error', async () => {
    upstream.answerAlways((response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"access', () => response.destroy())
    })
    await expectRetryable()
  })

  test('that never stops sending is cut off', async () => {
    let sent = 0
    upstream.answerAlways((response) => {
      const block = Buffer.alloc(16 * 1024, ' ')
      const pour = () => {
        while (!response.destroyed && response.write(block)) sent += block.length
      }
      response.on('drain', pour).on('error', () => {})
      pour()
    })
    await expectRetryable()
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    expect(logged.at(-1)).toContain('too-large')
  })

  test('that answers with an error has its answer passed on', async () => {
    upstream.answerAlways((response) => {
      response.writeHead(522, { 'content-type': 'text/html' }).end('<h1>down</h1>')
    })
    const response = await send('/settings')
    expect([response.status, await response.text()]).toEqual([522, '<h1>down</h1>'])
    const { error } = await client.signInWithPassword({ email, password })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 522 })
  })
})

describe('a slow project', async () => {
  const slow = await createHostedApp({ deadlineMs: 500 })

  async function expectTimeout() {
    const { error } = await slow.newClient().signInWithPassword({ email, password })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
    expect(slow.logged.at(-1)).toContain('timeout')
  }

  test('that does not answer runs into the timeout', async () => {
    slow.upstream.answerAlways(() => {})
    await expectTimeout()
  })

  test('that trickles its answer runs into the timeout', async () => {
    slow.upstream.answerAlways((response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(drip))
    })
    await expectTimeout()
  })
})
