import * as z from 'zod/mini'
import type { AccountSession } from '../account.ts'

/** A row of `auth_sessions`, under the names of `sessionColumns`. */
export type SessionRow = { session_id: string; aal: string; amr: unknown; session_created_at: Date }

/** For any statement in which `auth_sessions` has the alias `s`. */
export const sessionColumns = 's.id as session_id, s.aal, s.amr, s.created_at as session_created_at'

/** The proofs of a session without its second factors: only the latest is kept. */
export const amrWithoutFactor = `coalesce(
  (select jsonb_agg(proof) from jsonb_array_elements(amr) proof where proof->>'method' not in ('totp', 'mfa/recovery_code')), '[]')`

const amrSchema = z.array(
  z.object({
    method: z.enum(['password', 'otp', 'recovery', 'totp', 'mfa/recovery_code']),
    timestamp: z.number(),
  }),
)

export function sessionOf(row: SessionRow): AccountSession {
  return {
    id: row.session_id,
    aal: row.aal === 'aal2' ? 'aal2' : 'aal1',
    createdAt: row.session_created_at,
    amr: amrSchema.parse(row.amr),
  }
}
