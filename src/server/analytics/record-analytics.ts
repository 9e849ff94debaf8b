import type { Pool } from 'pg'
import type { AnalyticsRecord } from '../../domain/analytics/events.ts'
import type { EventGate, EventOutcome } from '../security/event-gate.ts'

type AnalyticsDeps = {
  readonly pool: Pool
  readonly gate: EventGate
  readonly now: () => Date
}

/** Stores a batch completely or not at all. The client is only counted, never stored. Never rejects. */
export async function recordAnalytics(
  { pool, gate, now }: AnalyticsDeps,
  records: readonly AnalyticsRecord[],
  client: string,
): Promise<EventOutcome> {
  const createdAt = now()
  return gate.admit(client, records.length, () =>
    pool.query(
      `insert into analytics_events (name, path, properties, created_at)
       select name, path, properties, $4
       from unnest($1::text[], $2::text[], $3::jsonb[]) as event (name, path, properties)`,
      [
        records.map(({ name }) => name),
        records.map(({ path }) => path),
        records.map(({ name, path, ...properties }) => JSON.stringify(properties)),
        createdAt,
      ],
    ),
  )
}
