import type { AnalyticsRecord } from '../../domain/analytics/events.ts'
import type { Database } from '../database/connect.ts'
import { analyticsEvents } from '../database/schema.ts'
import type { EventGate, EventOutcome } from '../security/event-gate.ts'

type AnalyticsDeps = Pick<Database, 'orm'> & {
  readonly gate: EventGate
  readonly now: () => Date
}

/** Stores a batch as a whole or not at all; what it came from is only counted, never kept. Never rejects. */
export async function recordAnalytics(
  { orm, gate, now }: AnalyticsDeps,
  records: readonly AnalyticsRecord[],
  client: string,
): Promise<EventOutcome> {
  const createdAt = now()
  const rows = records.map(({ name, path, ...properties }) => ({ name, path, properties, createdAt }))
  return gate.admit(client, rows.length, () => orm.insert(analyticsEvents).values(rows))
}
