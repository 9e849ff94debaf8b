import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import * as limits from '../../domain/limits.ts'
import { deleteExpiredEvents } from './delete-expired-events.ts'

const { pool } = await createTestDatabase()
const now = new Date('2026-03-01T10:00:00Z')

beforeEach(async () => {
  await pool.query('truncate security_logs, analytics_events restart identity')
})

function daysAgo(days: number, msLater = 0): Date {
  return new Date(now.getTime() - days * 86_400_000 + msLater)
}

test('deletes expired events and nothing else', async () => {
  await pool.query(
    `insert into security_logs (event_type, details, created_at)
     select 'csp_violation', '{}', at from unnest($1::timestamptz[]) at`,
    [[daysAgo(90, -1), daysAgo(90), now]],
  )
  await pool.query(
    `insert into analytics_events (name, path, properties, created_at)
     select 'page_view', '/', '{}', at from unnest($1::timestamptz[]) at`,
    [[daysAgo(401), daysAgo(400, -1), daysAgo(399)]],
  )
  expect(await deleteExpiredEvents(pool, now)).toEqual({ security: 1, analytics: 2 })
  expect((await pool.query('select from security_logs')).rowCount).toBe(2)
  expect((await pool.query('select from analytics_events')).rowCount).toBe(1)
})

test('deletes any number of events in batches', async () => {
  const rows = limits.events.deletion.batchRows + 10
  await pool.query(
    `insert into security_logs (event_type, details, created_at) select 'a', '{}', $1 from generate_series(1, $2)`,
    [daysAgo(100), rows],
  )
  expect(await deleteExpiredEvents(pool, now)).toEqual({ security: rows, analytics: 0 })
})

test('limits a table to its newest rows', async () => {
  const first = limits.events.keepSecurity.rows + 1
  await pool.query(
    `insert into security_logs (id, event_type, details, created_at) overriding system value
     select n, 'a', '{}', $1 from unnest($2::bigint[]) n`,
    [now, [1, 2, first, first + 1]],
  )
  expect(await deleteExpiredEvents(pool, now)).toEqual({ security: 2, analytics: 0 })
  const { rows: left } = await pool.query<{ id: string }>('select id from security_logs')
  expect(left.map(({ id }) => Number(id))).toEqual([first, first + 1])
})

test('deletes nothing from empty tables', async () => {
  expect(await deleteExpiredEvents(pool, now)).toEqual({ security: 0, analytics: 0 })
})
