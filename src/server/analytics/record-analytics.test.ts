import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import type { AnalyticsRecord } from '../../domain/analytics/events.ts'
import { createLog } from '../log.ts'
import { createEventGate } from '../security/event-gate.ts'
import { recordAnalytics } from './record-analytics.ts'

const { pool } = await createTestDatabase()
const now = () => new Date('2026-03-01T10:00:00Z')
const log = createLog(() => undefined, now)

beforeEach(async () => {
  await pool.query('truncate analytics_events')
})

function setUp() {
  const rates = { all: { burst: 10, perMinute: 1 }, client: { burst: 3, perMinute: 1 } }
  return { pool, now, gate: createEventGate({ name: 'test', rates, log, now }) }
}

const opened: AnalyticsRecord = { name: 'gate_opened', path: '/corporate-conferences' }
const failed: AnalyticsRecord = { name: 'form_failed', path: '/quote', form: 'quote', kind: 'network' }

test('stores name and page in columns apart from the other properties', async () => {
  expect(await recordAnalytics(setUp(), [opened, failed], 'someone')).toBe('stored')
  const { rows } = await pool.query(
    'select name, path, properties, created_at from analytics_events order by id',
  )
  expect(rows).toEqual([
    { name: 'gate_opened', path: '/corporate-conferences', properties: {}, created_at: now() },
    {
      name: 'form_failed',
      path: '/quote',
      properties: { form: 'quote', kind: 'network' },
      created_at: now(),
    },
  ])
})

test('a batch beyond the limit is dropped as a whole', async () => {
  const deps = setUp()
  expect(await recordAnalytics(deps, [opened, opened], 'someone')).toBe('stored')
  expect(await recordAnalytics(deps, [opened, opened], 'someone')).toBe('dropped')
  expect(await recordAnalytics(deps, [opened, opened], 'another')).toBe('stored')
  expect((await pool.query('select from analytics_events')).rowCount).toBe(4)
})
