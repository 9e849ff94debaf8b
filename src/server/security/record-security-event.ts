import * as limits from '../../domain/limits.ts'
import { cleanText } from '../../domain/security/event-text.ts'
import { type SecurityEvent, securityEventSchema } from '../../domain/security/security-events.ts'
import type { Database } from '../database/connect.ts'
import { securityLogs } from '../database/schema.ts'
import type { EventGate, EventOutcome } from './event-gate.ts'

export type SecurityLogDeps = Pick<Database, 'orm'> & {
  readonly gate: EventGate
  readonly now: () => Date
}

export type EventSource = {
  /** From the verified session, never from the report. */
  readonly userId: string | null
  readonly userAgent: string | null
  /** Stands for the client's address; whoever has none, such as a job, is only held to the common limit. */
  readonly client?: string | null
}

/** Writes one line of the security log. Never rejects: a log that fails must not fail what it describes. */
export async function recordSecurityEvent(
  { orm, gate, now }: SecurityLogDeps,
  event: SecurityEvent,
  { userId, userAgent, client = null }: EventSource,
): Promise<EventOutcome> {
  const parsed = securityEventSchema.safeParse(event)
  if (!parsed.success) return 'dropped'
  const { type, ...details } = parsed.data
  return gate.admit(client, 1, () =>
    orm.insert(securityLogs).values({
      userId,
      eventType: type,
      details,
      userAgent: userAgent === null ? null : cleanText(userAgent, limits.events.userAgentMax),
      createdAt: now(),
    }),
  )
}
