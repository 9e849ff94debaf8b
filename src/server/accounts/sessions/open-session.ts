import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import * as limits from '../../../domain/limits.ts'
import type { Aal, Account, AccountSession, FactorMethod, SignedIn, SignInMethod } from '../account.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import { hashRefreshToken, newRefreshToken } from '../tokens/refresh-token.ts'
import { userBody } from '../user-body.ts'
import type { SessionPlace } from './session-place.ts'
import { amrWithoutFactor, type SessionRow, sessionColumns, sessionOf } from './session-row.ts'

export type SessionDeps = {
  /** A pool, or the client of the surrounding transaction. */
  readonly db: Pick<Pool | PoolClient, 'query'>
  readonly tokens: Pick<AccessTokens, 'sign'>
  readonly now: () => Date
}

/** The session as the published client stores it. */
export type SessionBody = {
  readonly access_token: string
  readonly token_type: 'bearer'
  readonly expires_in: number
  readonly expires_at: number
  readonly refresh_token: string
  readonly user: ReturnType<typeof userBody>
}

/** Whether the session's owner has a second factor to give. */
export function hasFactor({ user }: SessionBody): boolean {
  return user.factors?.some(({ status }) => status === 'verified') ?? false
}

type Proof = { readonly aal: Aal; readonly method: SignInMethod; readonly place: SessionPlace }

/** Signs in a person who has proven who they are. Beyond the most sessions, the one used longest ago ends. */
export async function openSession(
  deps: SessionDeps,
  account: Account,
  { aal, method, place }: Proof,
): Promise<SessionBody> {
  const refreshToken = newRefreshToken()
  const { rows } = await deps.db.query<SessionRow & { last_sign_in_at: Date }>(
    `with session as (
       insert into auth_sessions (id, user_id, aal, amr, expires_at, device, time_zone)
       values ($1, $2, $3, $4, now() + $5 * interval '1 day', $7, $8)
       returning *
     ), beyond as (
       delete from auth_sessions where id in (
         select id from auth_sessions where user_id = $2 and expires_at > now()
         order by aal desc, refreshed_at desc, id offset $9
       ) and aal <= $3
     ), token as (
       insert into refresh_tokens (hash, session_id) select $6, id from session
     ), seen as (
       update users set last_sign_in_at = now() where id = $2 returning last_sign_in_at
     )
     select ${sessionColumns}, seen.last_sign_in_at from session s, seen`,
    [
      randomUUID(),
      account.id,
      aal,
      JSON.stringify([proofOf(deps, method)]),
      limits.account.sessionIdleDays,
      hashRefreshToken(refreshToken),
      place.device,
      place.timeZone,
      // The statement does not see the session it opens.
      limits.account.sessions - 1,
    ],
  )
  const [row] = rows
  if (!row) throw new Error('The user of a new session does not exist')
  return sessionBody(deps, { ...account, lastSignInAt: row.last_sign_in_at }, sessionOf(row), refreshToken)
}

/**
 * Raises the session after a second proof and gives it new tokens. The old refresh tokens end at once,
 * without the usual grace time, in which a stolen one could share the proof.
 */
export async function raiseSession(
  deps: SessionDeps,
  { account, session }: SignedIn,
  method: FactorMethod,
): Promise<SessionBody | null> {
  const refreshToken = newRefreshToken()
  const { rows } = await deps.db.query<SessionRow>(
    `with session as (
       update auth_sessions set
         aal = 'aal2', amr = ${amrWithoutFactor} || $2::jsonb, refreshed_at = now(), expires_at = now() + $3 * interval '1 day'
       where id = $1
       returning *
     ), gone as (
       delete from refresh_tokens t using session where t.session_id = session.id
     ), token as (
       insert into refresh_tokens (hash, session_id) select $4, id from session
     )
     select ${sessionColumns} from session s`,
    [
      session.id,
      JSON.stringify([proofOf(deps, method)]),
      limits.account.sessionIdleDays,
      hashRefreshToken(refreshToken),
    ],
  )
  const [row] = rows
  return row ? sessionBody(deps, account, sessionOf(row), refreshToken) : null
}

export async function sessionBody(
  { tokens, now }: Pick<SessionDeps, 'tokens' | 'now'>,
  account: Account,
  session: AccountSession,
  refreshToken: string,
): Promise<SessionBody> {
  const { token, exp } = await tokens.sign(account, session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: exp - Math.floor(now().getTime() / 1000),
    expires_at: exp,
    refresh_token: refreshToken,
    user: userBody(account),
  }
}

function proofOf({ now }: Pick<SessionDeps, 'now'>, method: SignInMethod) {
  return { method, timestamp: Math.floor(now().getTime() / 1000) }
}
