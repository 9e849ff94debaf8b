import { isStaff } from '../../../domain/desk/roles.ts'
import { type AppContext, failure, type Refusal } from '../../http/app-types.ts'
import type { SignedIn } from '../account.ts'
import type { Authenticate } from '../tokens/authenticate.ts'

/** The staff member who sends the request, or the error response for anybody else. */
export type RequireStaff = (c: AppContext) => Promise<SignedIn | Refusal<401 | 403 | 503>>

/** Checks the account's role, the session and its second factor, all three in their current state. */
export function createRequireStaff(authenticate: Authenticate): RequireStaff {
  return async (c) => {
    const signedIn = await authenticate(c)
    if ('kind' in signedIn) {
      const [status, code, message] = refusals[signedIn.code]
      return c.json(failure(code, message), status)
    }
    if (!isStaff(signedIn.account.role)) return c.json(failure('forbidden', 'This is for staff.'), 403)
    if (signedIn.session.aal !== 'aal2') {
      return c.json(failure('second_factor_needed', 'Enter a code of your authenticator app first.'), 403)
    }
    return signedIn
  }
}

const ended = [403, 'signed_out', 'This session has ended. Please sign in again.'] as const
const refusals = {
  no_authorization: [401, 'sign_in_needed', 'Please sign in.'],
  bad_jwt: ended,
  session_not_found: ended,
  unexpected_failure: [503, 'unavailable', 'This does not work at the moment. Please try again.'],
} as const
