import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { type AccountRow, accountColumns, accountOf } from '../read-account.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import { childRefreshToken, hashRefreshToken } from '../tokens/refresh-token.ts'
import { type SessionBody, sessionBody } from './open-session.ts'
import { type SessionRow, sessionColumns, sessionOf } from './session-row.ts'

export type RefreshDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly now: () => Date
  readonly tokens: AccessTokens
}

export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly body: SessionBody }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'too-often' }
  /** A used token came back, so it was copied; the session has been ended for every holder. */
  | { readonly kind: 'reused'; readonly userId: string }

/** Exchanges a refresh token for its successor and a new access token. */
export async function refreshSession(deps: RefreshDeps, token: string): Promise<RefreshOutcome> {
  const hash = hashRefreshToken(token)
  const child = childRefreshToken(deps.secret, token)
  const { sessionIdleDays, refreshGraceSeconds, refreshesPerMinute, refreshTokensKept } = limits.account
  const { rows } = await deps.pool.query<AccountRow & SessionRow>({
    name: 'refresh-session',
    text: refreshText,
    values: [
      hash,
      refreshGraceSeconds,
      hashRefreshToken(child),
      sessionIdleDays,
      refreshesPerMinute,
      refreshTokensKept,
    ],
  })
  const [row] = rows
  if (row) {
    return { kind: 'refreshed', body: await sessionBody(deps, accountOf(row), sessionOf(row), child) }
  }
  return explain(deps.pool, hash)
}

async function explain(pool: Pool, hash: Buffer): Promise<RefreshOutcome> {
  const ended = await pool.query<{ user_id: string }>(
    `delete from auth_sessions s using refresh_tokens t
     where t.hash = $1 and s.id = t.session_id and t.used_at <= now() - $2 * interval '1 second'
     returning s.user_id`,
    [hash, limits.account.refreshGraceSeconds],
  )
  const [session] = ended.rows
  if (session) return { kind: 'reused', userId: session.user_id }
  const { rowCount } = await pool.query(
    `select from refresh_tokens t join auth_sessions s on s.id = t.session_id
     where t.hash = $1 and s.expires_at > now()`,
    [hash],
  )
  return { kind: rowCount ? 'too-often' : 'unknown' }
}

/**
 * Locks the session first, so that ending and refreshing it never deadlock. The session's own tokens count how often it was
 * refreshed within a minute; the oldest go, so that a session never has more than a bounded number.
 */
const refreshText = `
with held as (
  select s.id from auth_sessions s join refresh_tokens t on t.session_id = s.id
  where t.hash = $1 and s.expires_at > now()
  for update of s
),
made as (
  select count(*) as lately from refresh_tokens t join held on t.session_id = held.id
  where t.created_at > now() - interval '1 minute'
),
used as (
  update refresh_tokens t set used_at = coalesce(t.used_at, now()) from held, made
  where t.hash = $1 and t.session_id = held.id and made.lately < $5
    and (t.used_at is null or t.used_at > now() - $2::float8 * interval '1 second')
  returning t.session_id
),
child as (
  insert into refresh_tokens (hash, session_id) select $3, session_id from used
  on conflict do nothing
),
gone as (
  delete from refresh_tokens where hash in (
    select t.hash from refresh_tokens t join used on t.session_id = used.session_id
    where t.used_at is not null order by t.created_at desc, t.hash offset $6
  )
),
session as (
  update auth_sessions s set refreshed_at = now(), expires_at = now() + $4::float8 * interval '1 day'
  from used where s.id = used.session_id
  returning s.*
)
select ${accountColumns}, ${sessionColumns}
from session s join users u on u.id = s.user_id`
