import type { VerifyAccessToken } from '../tokens/access-token.ts'
import { type Authenticate, bearerToken } from '../tokens/authenticate.ts'
import type { CallHosted } from './call-hosted.ts'
import { readHostedUser } from './read-hosted-user.ts'

/** Identifies the sender of a request: the token has to be valid, and the project has to know its session. */
export function createHostedAuthenticate(call: CallHosted, verify: VerifyAccessToken): Authenticate {
  return async (c) => {
    const token = bearerToken(c)
    if (token === null) return { kind: 'refused', code: 'no_authorization' }
    const claims = await verify(token)
    if (!claims) return { kind: 'refused', code: 'bad_jwt' }
    const user = await readHostedUser(call, token)
    if (user.kind === 'unavailable') return { kind: 'refused', code: 'unexpected_failure' }
    if (user.kind === 'refused' || user.account.id !== claims.sub) {
      return { kind: 'refused', code: 'session_not_found' }
    }
    const { account } = user
    const createdAt = account.lastSignInAt ?? account.createdAt
    return { account, session: { id: claims.session_id, aal: claims.aal, createdAt, amr: [] } }
  }
}
