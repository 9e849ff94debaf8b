import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'
import { cleanText } from '../../domain/security/event-text.ts'
import { type SecurityEvent, securityEventSchema } from '../../domain/security/security-events.ts'
import type { EventGate, EventOutcome } from './event-gate.ts'

export type SecurityLogDeps = {
  readonly pool: Pool
  readonly gate: EventGate
  readonly now: () => Date
}

export type EventSource = {
  /** From the verified session, never from the report. */
  readonly userId: string | null
  readonly userAgent: string | null
  /** Replaces the client's address; a source without one, such as a job, is only held to the common limit. */
  readonly client?: string | null
}

/**
 * Writes one entry of the security log. Never rejects: a failing log must not break the action it describes.
 */
export async function recordSecurityEvent(
  { pool, gate, now }: SecurityLogDeps,
  event: SecurityEvent,
  { userId, userAgent, client = null }: EventSource,
): Promise<EventOutcome> {
  const parsed = securityEventSchema.safeParse(event)
  if (!parsed.success) return 'dropped'
  const { type, ...details } = parsed.data
  return gate.admit(client, 1, () =>
    pool.query(
      `insert into security_logs (user_id, event_type, details, user_agent, created_at)
       values ($1, $2, $3, $4, $5)`,
      [
        userId,
        type,
        JSON.stringify(details),
        userAgent === null ? null : cleanText(userAgent, limits.events.userAgentMax),
        now(),
      ],
    ),
  )
}
