import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import * as limits from '../../domain/limits.ts'
import { analyticsEvents, securityLogs } from '../database/schema.ts'
import { deleteExpiredEvents } from './delete-expired-events.ts'

const database = await createTestDatabase()
const now = new Date('2026-03-01T10:00:00Z')

beforeEach(async () => {
  await database.pool.query('truncate security_logs, analytics_events restart identity')
})

function daysAgo(days: number, msLater = 0): Date {
  return new Date(now.getTime() - days * 86_400_000 + msLater)
}

test('deletes what is past its time and nothing else', async () => {
  const event = { eventType: 'csp_violation', details: {} }
  const view = { name: 'page_view', path: '/', properties: {} }
  await database.orm.insert(securityLogs).values([
    { ...event, createdAt: daysAgo(90, -1) },
    { ...event, createdAt: daysAgo(90) },
    { ...event, createdAt: now },
  ])
  await database.orm.insert(analyticsEvents).values([
    { ...view, createdAt: daysAgo(401) },
    { ...view, createdAt: daysAgo(400, -1) },
    { ...view, createdAt: daysAgo(399) },
  ])
  expect(await deleteExpiredEvents(database, now)).toEqual({ security: 1, analytics: 2 })
  expect(await database.orm.$count(securityLogs)).toBe(2)
  expect(await database.orm.$count(analyticsEvents)).toBe(1)
})

test('works in batches, however much there is', async () => {
  const rows = limits.events.deletion.batchRows + 10
  await database.pool.query(
    `insert into security_logs (event_type, details, created_at) select 'a', '{}', $1 from generate_series(1, $2)`,
    [daysAgo(100), rows],
  )
  expect(await deleteExpiredEvents(database, now)).toEqual({ security: rows, analytics: 0 })
})

test('keeps a table to its number of rows, the newest', async () => {
  const first = limits.events.keepSecurity.rows + 1
  await database.pool.query(
    `insert into security_logs (id, event_type, details, created_at) overriding system value
     select n, 'a', '{}', $1 from unnest($2::bigint[]) n`,
    [now, [1, 2, first, first + 1]],
  )
  expect(await deleteExpiredEvents(database, now)).toEqual({ security: 2, analytics: 0 })
  const left = await database.orm.select({ id: securityLogs.id }).from(securityLogs)
  expect(left.map(({ id }) => id)).toEqual([first, first + 1])
})

test('has nothing to do with empty tables', async () => {
  expect(await deleteExpiredEvents(database, now)).toEqual({ security: 0, analytics: 0 })
})
