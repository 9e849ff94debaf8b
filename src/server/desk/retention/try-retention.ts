import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import {
  type DayRule,
  type Retention,
  type RetentionRule,
  retentionRules,
} from '../../../domain/settings/retention.ts'
import { restsTooLong } from './resting-inquiries.ts'

export type Due = {
  readonly count: number
  /** The last changes of the one that rests longest and of the one that rests shortest. */
  readonly oldest: string | null
  readonly newest: string | null
  /** Those that rest longest. */
  readonly sample: readonly {
    readonly reference: string
    readonly name: string
    readonly receivedAt: string
  }[]
}

type Span = { count: string; oldest: Date | null; newest: Date | null }

const nothing: Due = { count: 0, oldest: null, newest: null, sample: [] }

/** Shows what would go now by these rules, and removes nothing. */
export async function tryRetention(
  pool: Pool,
  { securityDays, helpDays, ...months }: Retention,
): Promise<Readonly<Record<RetentionRule | DayRule, Due>>> {
  const due: Record<RetentionRule, Due> = { lost: nothing, spam: nothing, held: nothing, won: nothing }
  for (const rule of retentionRules) {
    const age = months[rule]
    if (age !== null) due[rule] = await readDue(pool, rule, age)
  }
  return {
    ...due,
    securityDays: await readOlder(pool, 'created_at', 'security_logs where true', securityDays),
    helpDays: await readOlder(pool, 'last_asked_at', 'help_questions where answered_at is null', helpDays),
  }
}

async function readOlder(pool: Pool, at: string, from: string, days: number): Promise<Due> {
  const { rows } = await pool.query<Span>(
    `select count(*), min(${at}) as oldest, max(${at}) as newest from ${from}
     and ${at} < now() - make_interval(days => $1)`,
    [days],
  )
  return { ...spanOf(rows[0]), sample: [] }
}

async function readDue(pool: Pool, rule: RetentionRule, months: number): Promise<Due> {
  const { rows } = await pool.query<Span>(
    `select count(*), min(changed_at) as oldest, max(changed_at) as newest from leads where ${restsTooLong(rule)}`,
    [months],
  )
  const sample = await pool.query<{ reference: string; name: string; received_at: Date }>(
    `select reference, sender_name as name, received_at from leads where ${restsTooLong(rule)}
     order by changed_at, id limit $2`,
    [months, limits.desk.retentionSample],
  )
  return {
    ...spanOf(rows[0]),
    sample: sample.rows.map(({ received_at, ...row }) => ({ ...row, receivedAt: received_at.toISOString() })),
  }
}

function spanOf(row: Span | undefined) {
  return {
    count: Number(row?.count ?? 0),
    oldest: row?.oldest?.toISOString() ?? null,
    newest: row?.newest?.toISOString() ?? null,
  }
}
