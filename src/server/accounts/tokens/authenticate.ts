import type { Pool } from 'pg'
import type { AppContext } from '../../http/app-types.ts'
import type { SignedIn } from '../account.ts'
import { accountFailure, serviceUnavailable } from '../account-error.ts'
import { type AccountRow, accountColumns, accountOf } from '../read-account.ts'
import { type SessionRow, sessionColumns, sessionOf } from '../sessions/session-row.ts'
import type { VerifyAccessToken } from './access-token.ts'

export type Refusal = {
  readonly kind: 'refused'
  /** `unexpected_failure`: the hosted project cannot be asked at the moment. */
  readonly code: 'no_authorization' | 'bad_jwt' | 'session_not_found' | 'unexpected_failure'
}

/** Identifies the sender of a request: the token has to be valid, and its session must still exist. */
export type Authenticate = (c: AppContext) => Promise<SignedIn | Refusal>

type AuthenticateDeps = { readonly pool: Pool; readonly verify: VerifyAccessToken }

export function createAuthenticate({ pool, verify }: AuthenticateDeps): Authenticate {
  return async (c) => {
    const token = bearerToken(c)
    if (token === null) return { kind: 'refused', code: 'no_authorization' }
    const claims = await verify(token)
    if (!claims) return { kind: 'refused', code: 'bad_jwt' }
    const { rows } = await pool.query<AccountRow & SessionRow>(
      `select ${accountColumns}, ${sessionColumns}
       from auth_sessions s join users u on u.id = s.user_id
       where s.id = $1 and s.user_id = $2 and s.expires_at > now()`,
      [claims.session_id, claims.sub],
    )
    const [row] = rows
    if (!row) return { kind: 'refused', code: 'session_not_found' }
    const session = sessionOf(row)
    // A token issued before the second proof does not gain from the proof that its owner gave later.
    return {
      account: accountOf(row),
      session: { ...session, aal: claims.aal === 'aal2' ? session.aal : 'aal1' },
    }
  }
}

export function bearerToken(c: AppContext): string | null {
  return /^Bearer ([\w.-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
}

const refusals = {
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature, or the token has expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
} as const

export function refuse(c: AppContext, { code }: Refusal): Response {
  if (code === 'unexpected_failure') return serviceUnavailable(c)
  const [status, msg] = refusals[code]
  return accountFailure(c, status, code, msg)
}
