import fc from 'fast-check'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { emptyTables } from '../../../tests/support/servers/empty-tables.ts'
import { expectNoStall } from '../../../tests/support/servers/no-stall.ts'
import * as limits from '../../domain/limits.ts'
import { serverPaths } from '../../routes.ts'
import { defaultCompanySettings } from '../company/company-settings.ts'
import { readSettings } from '../env.ts'
import { addHelpRoutes } from '../help/help-routes.ts'
import { createLog } from '../log.ts'
import type { AppTypes } from './app-types.ts'
import { addEventRoutes, type EventRouteDeps } from './event-routes.ts'

const database = await createTestDatabase()
const site = 'https://site.example'
const { calendar } = defaultCompanySettings(readSettings({}))
const userId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

beforeEach(async () => {
  await emptyTables(database.pool, 'security_logs', 'analytics_events', 'help_questions', 'help_ratings')
})

async function stored<Row extends object = Record<string, unknown>>(
  table: 'security_logs' | 'analytics_events',
): Promise<Row[]> {
  return (await database.pool.query<Row>(`select * from ${table} order by id`)).rows
}

/** Events, questions and ratings; a question asked twice is one row that counts two. */
async function countStored(): Promise<number> {
  const { rows } = await database.pool.query<{ kept: number }>(
    `select (select count(*) from security_logs) + (select count(*) from analytics_events)
       + (select coalesce(sum(asked), 0) from help_questions)
       + (select coalesce(sum(helpful + unhelpful), 0) from help_ratings) as kept`,
  )
  return Number(rows[0]?.kept)
}

function setUp(overrides: Partial<EventRouteDeps> = {}) {
  const lines: string[] = []
  let time = Date.UTC(2026, 2, 1)
  // Each reading of the clock is a second later, so that the rate limits do not interfere.
  const now = () => {
    time += 1000
    return new Date(time)
  }
  const app = new Hono<AppTypes>()
  const deps: EventRouteDeps = {
    pool: database.pool,
    log: createLog((line) => lines.push(line), now),
    pseudonym: (address) => `someone at ${address}`,
    now,
    clientAddress: () => '192.0.2.1',
    userId: async () => null,
    origins: [site],
    ...overrides,
  }
  addEventRoutes(app, deps)
  addHelpRoutes(app, { ...deps, calendar: () => calendar })
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
  return { app, post, lines, logged: () => lines.map((line) => JSON.parse(line)) }
}

const view = { name: 'page_view', path: '/portfolio', referrerHost: 'search.example' }
const report = { type: 'rate_limit_exceeded', form: 'contact' }
const violation = {
  'csp-report': {
    'violated-directive': 'img-src',
    'blocked-uri': 'https://x.example/a?token=1',
    'document-uri': 'https://site.example/quote?email=a@b.example',
  },
}

const question = { text: 'Do you film underwater?', language: 'en' }
const rating = { topic: 'item:canon-eos-c70', language: 'en', helpful: true }

const bodies = {
  [serverPaths.analytics]: JSON.stringify({ events: [view] }),
  [serverPaths.securityLog]: JSON.stringify(report),
  [serverPaths.cspReport]: JSON.stringify(violation),
  [serverPaths.helpQuestion]: JSON.stringify(question),
  [serverPaths.helpRating]: JSON.stringify(rating),
}
const routes = Object.entries(bodies)

describe('accepted reports', () => {
  test('analytics are stored without anything about the visitor', async () => {
    const { post } = setUp()
    const body = JSON.stringify({ events: [view, { name: 'form_started', path: '/', form: 'contact' }] })
    const answer = await post(serverPaths.analytics, body, { 'User-Agent': 'Browser/1' })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    const rows = await stored('analytics_events')
    expect(rows).toMatchObject([
      { name: 'page_view', path: '/portfolio', properties: { referrerHost: 'search.example' } },
      { name: 'form_started', path: '/', properties: { form: 'contact' } },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Browser|192\.0\.2|someone/)
  })

  test.for([{ DNT: '1' }, { 'Sec-GPC': '1' }])('a visitor who sends %j is not counted', async (headers) => {
    const { post } = setUp()
    expect((await post(serverPaths.analytics, bodies[serverPaths.analytics], headers)).status).toBe(204)
    expect(await stored('analytics_events')).toEqual([])
  })

  test('a security report is stored with the signed-in user and the browser', async () => {
    const { post } = setUp({ userId: async () => userId })
    const body = JSON.stringify({ ...report, userId: 'forged', user_id: 'forged' })
    expect((await post(serverPaths.securityLog, body, { 'User-Agent': 'Browser/1' })).status).toBe(204)
    expect(await stored('security_logs')).toMatchObject([
      {
        user_id: userId,
        event_type: 'rate_limit_exceeded',
        details: { form: 'contact' },
        user_agent: 'Browser/1',
      },
    ])
  })

  test('an anonymous report is kept, and so is one whose session cannot be read', async () => {
    await setUp().post(serverPaths.securityLog, bodies[serverPaths.securityLog])
    const { post } = setUp({ userId: () => Promise.reject(new Error('no session store')) })
    expect((await post(serverPaths.securityLog, bodies[serverPaths.securityLog])).status).toBe(204)
    expect(await stored('security_logs')).toMatchObject([{ user_id: null }, { user_id: null }])
  })

  test('both kinds of policy reports are logged and stored without query strings', async () => {
    const { post, logged } = setUp()
    const list = [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'script-src-elem',
          blockedURL: 'inline',
          documentURL: 'https://site.example/?q=1',
        },
      },
    ]
    await post(serverPaths.cspReport, JSON.stringify(violation), { 'Content-Type': 'application/csp-report' })
    await post(serverPaths.cspReport, JSON.stringify(list), { 'Content-Type': 'application/reports+json' })
    const expected = [
      { directive: 'img-src', blocked: 'https://x.example/a', document: 'https://site.example/quote' },
      { directive: 'script-src-elem', blocked: 'inline', document: 'https://site.example/' },
    ]
    expect(logged()).toMatchObject(expected.map((fields) => ({ event: 'csp_violation', ...fields })))
    expect(await stored('security_logs')).toMatchObject(
      expected.map((details) => ({ event_type: 'csp_violation', details })),
    )
  })

  test('at most ten reports of one request are read', async () => {
    const { post } = setUp()
    const list = Array(50).fill({ body: { effectiveDirective: 'img-src' } })
    await post(serverPaths.cspReport, JSON.stringify(list))
    expect(await stored('security_logs')).toHaveLength(10)
  })

  test.for(routes)(
    '%s: a flood gets the usual answers, but most of it is not stored',
    async ([path, body]) => {
      const { post, logged } = setUp({ now: () => new Date('2026-03-01T00:00:00Z') })
      for (let sent = 0; sent < 210; sent += 1) expect((await post(path, body)).status).toBe(204)
      const { security, analytics } = limits.events
      const { questions, ratings } = limits.help
      const bursts = [security, analytics, questions, ratings].map(({ client }) => client.burst)
      expect(bursts).toContain(await countStored())
      expect(logged().filter(({ event }) => event === 'events_dropped')).toHaveLength(1)
      expect(logged().length).toBeLessThan(30)
    },
  )

  test('a failing database does not affect the visitor’s answer', async () => {
    const broken = await createTestDatabase()
    await broken.pool.query('drop table security_logs, analytics_events, help_questions, help_ratings')
    const { post } = setUp({ pool: broken.pool })
    for (const [path, body] of routes) expect((await post(path, body)).status, path).toBe(204)
  })
})

describe.for(routes)('%s', ([path, body]) => {
  test.for([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: site, 'Sec-Fetch-Site': 'cross-site' },
  ])('refuses another site: %j', async (headers) => {
    expect((await setUp().post(path, body, headers)).status).toBe(403)
  })

  test.for([{ Origin: site }, { 'Sec-Fetch-Site': 'same-origin' }, {}])(
    'accepts its own pages: %j',
    async (headers) => {
      expect((await setUp().post(path, body, { ...headers })).status).toBe(204)
    },
  )

  test.for(['', 'text/html', 'multipart/form-data', 'application/x-www-form-urlencoded', 'json'])(
    'refuses the content type "%s"',
    async (type) => {
      expect((await setUp().post(path, body, { 'Content-Type': type })).status).toBe(415)
    },
  )

  test('refuses ten megabytes, with or without a length', async () => {
    const { app, post } = setUp()
    const huge = `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`
    expect((await post(path, huge, { 'Content-Length': String(huge.length) })).status).toBe(413)
    // The stream never ends, so an answer means that reading stopped.
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    })
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'Content-Type': 'text/plain' } }
    const request = new Request(`http://localhost${path}`, init)
    expect((await app.request(request)).status).toBe(413)
  })
})

const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202egnp.exe',
  '<script>alert(1)</script>',
  "'; drop table security_logs; --",
  '%_%',
  '=cmd|calc',
  'x\r\n{"level":"error","event":"forged"}',
  '\u001b[31mred',
  '../../etc/passwd',
  '{{7*7}} $(id) `id`',
  '😀'.repeat(1000),
]

const hostileBodies = [
  '',
  'null',
  '0',
  '"text"',
  '[]',
  '{}',
  '{',
  '\u0000',
  '[null,1,"x",{"body":null},{"body":[]},{"body":{"effectiveDirective":{}}}]',
  '{"csp-report":null}',
  '{"csp-report":{"violated-directive":["x"],"blocked-uri":{}}}',
  '{"__proto__":{"type":"rate_limit_exceeded","form":"contact"}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"type":{"toString":1},"name":["page_view"]}',
  '{"type":"__proto__"}',
  '{"events":{"length":3}}',
  '{"events":[[[[]]]]}',
  `{"events":[${'{"name":"page_view","path":"/"},'.repeat(200)}null]}`,
  '{"type":"potential_xss_attempt","message":"","file":"","line":1e400}',
  '['.repeat(8000) + ']'.repeat(8000),
  `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`,
]

describe('hostile input', () => {
  test.for(hostileBodies)('no route fails on hostile body %#', async (body) => {
    const { post } = setUp()
    for (const [path] of routes) {
      await expectNoStall(async () => {
        expect([204, 422], path).toContain((await post(path, body)).status)
      })
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test.for(hostileTexts)('the text %j is stored in a harmless form', async (text) => {
    const { post, lines } = setUp()
    const events = [
      { type: 'suspicious_console_access', text },
      { type: 'potential_xss_attempt', message: text, file: text, line: 1 },
      { type: 'csp_violation', directive: text, blocked: text, document: text },
      { type: 'security_boundary_triggered', message: text, stack: text, componentStack: text },
    ]
    for (const event of events) {
      expect((await post(serverPaths.securityLog, JSON.stringify(event))).status).toBe(204)
    }
    await post(
      serverPaths.cspReport,
      JSON.stringify({ 'csp-report': { 'violated-directive': `img-src ${text}`, 'blocked-uri': text } }),
    )
    const rows = await stored<{ details: object }>('security_logs')
    expect(rows).toHaveLength(5)
    const asked = { language: 'es', text: `Hola ${text}` }
    expect([204, 422]).toContain((await post(serverPaths.helpQuestion, JSON.stringify(asked))).status)
    const { rows: questions } = await database.pool.query<{ text: string; normalized: string }>(
      'select text, normalized from help_questions',
    )
    for (const row of questions) expect(row.text + row.normalized).not.toMatch(/\p{Cc}|\p{Cs}|[<>]|\u202e/u)
    const rated = { ...rating, topic: text }
    expect((await post(serverPaths.helpRating, JSON.stringify(rated))).status).toBe(422)
    for (const { details } of rows) {
      for (const value of Object.values(details)) {
        expect(String(value)).not.toMatch(/(?![\t\n])\p{Cc}|\p{Cs}|\u202e/u)
      }
    }
    // One line of the log is one event, whatever the text contains.
    expect(lines.map((line) => line.trimEnd().split('\n').length)).toEqual([1])
    expect(JSON.parse(lines[0] ?? '').event).toBe('csp_violation')
  })

  test('no JSON and no bytes can make a route fail', async () => {
    const { post } = setUp()
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts))
    const almostReport = fc.record(
      {
        type: fc.constantFrom('suspicious_console_access', 'csp_violation', 'potential_xss_attempt'),
        text,
        message: text,
        file: text,
        line: fc.oneof(fc.nat(), fc.double(), text),
        directive: text,
        blocked: text,
        document: text,
      },
      { requiredKeys: ['type'] },
    )
    const almostBatch = fc.record({
      events: fc.array(
        fc.record(
          {
            name: fc.constantFrom('page_view', 'quote_step'),
            path: text,
            step: fc.anything(),
            referrerHost: text,
          },
          { requiredKeys: ['name'] },
        ),
      ),
    })
    const language = fc.constantFrom('en', 'es', 'de')
    const almostHelp = fc.oneof(
      fc.record({ text, language }),
      fc.record({ topic: text, language, helpful: fc.boolean(), previous: fc.jsonValue() }),
    )
    const almostViolation = fc.record({ 'csp-report': fc.dictionary(text, fc.jsonValue()) })
    const body = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
      fc.oneof(almostReport, almostViolation, almostHelp).map((value) => JSON.stringify(value)),
      almostBatch.map((value) =>
        JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? 0 : inner)),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(bodies)), body, async (path, sent) => {
        expect([204, 413, 422]).toContain((await post(path, sent)).status)
      }),
      { numRuns: 300 },
    )
  })

  test('no header can make a route fail', async () => {
    const { post } = setUp()
    const value = fc.string({ unit: fc.constantFrom(...'abc/;=,*"\\ ()<>@\u00ff\u0080'), maxLength: 60 })
    const headers = fc.record(
      { 'Content-Type': value, Origin: value, 'Sec-Fetch-Site': value, 'User-Agent': value, DNT: value },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), headers, async ([path, body], sent) => {
        expect([204, 403, 415]).toContain((await post(path, body, sent)).status)
      }),
    )
  })
})
