import type { PoolClient } from 'pg'
import { isStaff } from '../../../domain/desk/roles.ts'
import { writeAudit } from '../../desk/audit.ts'
import type { FactorMethod, SignedIn } from '../account.ts'
import { readAccount } from '../read-account.ts'
import { endOldestSessions } from '../sessions/end-sessions.ts'
import { raiseSession, type SessionBody, type SessionDeps } from '../sessions/open-session.ts'

/**
 * Locks account and session before a second proof is spent; false when the session has ended. The lock admits one proof at
 * a time per account: two that end each other's sessions would deadlock.
 */
export async function holdSession(client: PoolClient, { account, session }: SignedIn): Promise<boolean> {
  await client.query('select from users where id = $1 for no key update', [account.id])
  const { rowCount } = await client.query('select from auth_sessions where id = $1 for update', [session.id])
  return rowCount === 1
}

/**
 * Raises the held session after a second proof. The other sessions without one end: they are older, or belong to somebody
 * who only has the password. And whoever asked for the removal of the factor was not its owner, or no longer needs it.
 */
export async function acceptProof(
  deps: Omit<SessionDeps, 'db'>,
  client: PoolClient,
  { account, session }: SignedIn,
  method: FactorMethod,
): Promise<SessionBody> {
  await client.query(`delete from auth_sessions where user_id = $1 and id <> $2 and aal = 'aal1'`, [
    account.id,
    session.id,
  ])
  await client.query(`delete from auth_links where user_id = $1 and kind = 'factor_reset'`, [account.id])
  const current = await readAccount(client, account.id)
  const raised =
    current && (await raiseSession({ ...deps, db: client }, { account: current, session }, method))
  if (!raised) throw new Error('A locked session disappeared')
  await endOldestSessions(client, account.id)
  if (isStaff(current.role)) await writeAudit(client, account.id, 'signed_in', { method })
  return raised
}
