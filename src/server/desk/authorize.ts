import { isStaff, may, type Operation, type StaffRole } from '../../domain/desk/roles.ts'
import type { RequireStaff } from '../accounts/staff/require-staff.ts'
import { type AppContext, failure, type Refusal } from '../http/app-types.ts'

/** The member of staff who uses the desk, with both proofs, in the state of this moment. */
export type Actor = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  /** The session of the call, which a list of sessions marks as this one. */
  readonly sessionId: string
}

/** The member of staff who may do this, or the error response for anybody else. */
export type Authorize = (c: AppContext, operation: Operation) => Promise<Actor | Refusal<401 | 403 | 503>>

export function createAuthorize(requireStaff: RequireStaff): Authorize {
  return async (c, operation) => {
    const signedIn = await requireStaff(c)
    if (signedIn instanceof Response) return signedIn
    const { id, displayName, email, role } = signedIn.account
    if (!isStaff(role) || !may(role, operation)) {
      return c.json(failure('forbidden', 'Your role does not allow this.'), 403)
    }
    return { id, name: displayName || email, email, role, sessionId: signedIn.session.id }
  }
}
