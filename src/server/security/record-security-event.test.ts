import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import * as limits from '../../domain/limits.ts'
import type { SecurityEvent } from '../../domain/security/security-events.ts'
import { connectDatabase } from '../database/connect.ts'
import { createLog } from '../log.ts'
import { createEventGate } from './event-gate.ts'
import { recordSecurityEvent } from './record-security-event.ts'

const database = await createTestDatabase()
const now = () => new Date('2026-03-01T10:00:00Z')
const silent = createLog(() => undefined, now)
const anonymous = { userId: null, userAgent: null }

beforeEach(async () => {
  await database.pool.query('truncate security_logs')
})

function depsFor({ pool } = database) {
  return {
    pool,
    now,
    gate: createEventGate({ name: 'test', rates: limits.events.security, log: silent, now }),
  }
}

test('stores user, event, browser and time', async () => {
  const userId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  const event: SecurityEvent = {
    type: 'form_submission_error',
    form: 'quote',
    kind: 'unavailable',
    code: 503,
  }
  expect(await recordSecurityEvent(depsFor(), event, { userId, userAgent: 'Browser/1' })).toBe('stored')
  expect((await database.pool.query('select * from security_logs')).rows).toMatchObject([
    {
      user_id: userId,
      event_type: 'form_submission_error',
      details: { form: 'quote', kind: 'unavailable', code: 503 },
      user_agent: 'Browser/1',
      created_at: now(),
    },
  ])
})

test('characters that cannot be stored and addresses are removed from every event', async () => {
  const event: SecurityEvent = {
    type: 'email_send_failed',
    form: 'contact',
    reason: '550 no\u0000body \ud800 at someone@example.com\r\nX-Injected: 1',
  }
  const userAgent = `Bro\u0000wser ${'x'.repeat(1000)}`
  expect(await recordSecurityEvent(depsFor(), event, { userId: null, userAgent })).toBe('stored')
  const { rows } = await database.pool.query('select * from security_logs')
  expect(rows[0].user_id).toBeNull()
  expect(rows[0].details).toEqual({ form: 'contact', reason: '550 nobody at [redacted] X-Injected: 1' })
  expect(rows[0].user_agent).toHaveLength(limits.events.userAgentMax)
})

test('the longest event still fits the table', async () => {
  const event: SecurityEvent = {
    type: 'security_boundary_triggered',
    message: '"\\'.repeat(5000),
    stack: '漢\n'.repeat(5000),
    componentStack: '😀\t'.repeat(5000),
  }
  expect(await recordSecurityEvent(depsFor(), event, anonymous)).toBe('stored')
})

test('a flood from one client is stopped while another client is still recorded', async () => {
  const deps = depsFor()
  const event: SecurityEvent = { type: 'rate_limit_exceeded', form: 'contact' }
  for (let sent = 0; sent < limits.events.security.client.burst + 5; sent += 1) {
    await recordSecurityEvent(deps, event, { ...anonymous, client: 'flood' })
  }
  expect(await recordSecurityEvent(deps, event, { ...anonymous, client: 'other' })).toBe('stored')
  const { rowCount } = await database.pool.query('select from security_logs')
  expect(rowCount).toBe(limits.events.security.client.burst + 1)
})

test('a missing database does not fail the caller', async () => {
  const gone = await connectDatabase(database.url)
  await gone.close()
  const event: SecurityEvent = { type: 'csrf_validation_failed', form: 'unknown' }
  expect(await recordSecurityEvent(depsFor({ ...database, pool: gone.pool }), event, anonymous)).toBe(
    'failed',
  )
})

test.for([
  ["insert into security_logs (event_type, details) values ('Not a name', '{}')"],
  ["insert into security_logs (event_type, details) values ('a', '[]')"],
  [
    "insert into security_logs (event_type, details) values ('a', jsonb_build_object('x', repeat('x', 40000)))",
  ],
  ["insert into security_logs (event_type, details, user_agent) values ('a', '{}', repeat('x', 401))"],
  ["insert into analytics_events (name, path, properties) values ('a', 'no-path', '{}')"],
  ["insert into analytics_events (name, path, properties) values ('a', '/?q=1', '{}')"],
  ["insert into analytics_events (name, path, properties) values ('a', '/', '1')"],
])('the tables’ own constraints refuse: %s', async ([sql]) => {
  await expect(database.pool.query(sql ?? '')).rejects.toMatchObject({ code: '23514' })
})
