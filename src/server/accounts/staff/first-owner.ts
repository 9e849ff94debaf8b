import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { staffPath } from '../../../domain/desk/staff-path.ts'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../../desk/audit.ts'
import { hashLinkToken, linkPath } from '../links/account-link.ts'
import { readAccount } from '../read-account.ts'
import { openSession, type SessionBody } from '../sessions/open-session.ts'
import type { SessionPlace } from '../sessions/session-place.ts'
import type { Caller, HashQueue } from '../sign-in/hash-queue.ts'
import { checkPassword, hashPassword } from '../sign-in/password-hash.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import { lockOwners } from './owners.ts'

type FirstOwnerDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly tokens: AccessTokens
  readonly hashes: HashQueue
}

type Wish = {
  readonly token: string
  readonly email: string
  readonly displayName: string
  readonly password: string
}

export type FirstOwnerOutcome =
  | { readonly kind: 'signed-in'; readonly body: SessionBody }
  /** The link was used before or has expired, or the site has an owner by now. */
  | { readonly kind: 'unknown' }
  /** The address has an account with another password. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'busy' }

/**
 * The path of a link that makes its reader the owner, or null while the site has one. Each start of the server makes a link
 * of its own, so that two servers on one database do not end each other's; the first one used ends all of them.
 */
export async function makeFirstOwnerLink(pool: Pool): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await pool.query(
    `insert into auth_links (hash, kind, email, next, expires_at)
     select $1, 'first_owner', '', $2, now() + $3 * interval '1 hour'
     where not exists (select from users where role = 'owner')`,
    [hashLinkToken(token), staffPath, limits.account.firstOwnerHours],
  )
  return rowCount === 1 ? linkPath(token, 'first_owner', staffPath) : null
}

/**
 * Makes the account of the site's first owner. The link stands in for the confirmation by mail: whoever reads the server's
 * terminal owns the site. An address that has an account already becomes the owner's only with that account's password.
 */
export async function becomeFirstOwner(
  deps: FirstOwnerDeps,
  wish: Wish,
  caller: Caller & { readonly place: SessionPlace },
): Promise<FirstOwnerOutcome> {
  const { pool, hashes } = deps
  const hash = hashLinkToken(wish.token)
  // Looked up before the password is hashed, which costs far more.
  const { rows } = await pool.query<{ id: string | null; password_hash: string | null }>(
    `select u.id, u.password_hash from auth_links l left join users u on u.email = $2
     where l.hash = $1 and ${openLink}`,
    [hash, wish.email],
  )
  const [known] = rows
  if (!known) return { kind: 'unknown' }
  const { id: userId, password_hash: own } = known
  const turn = await hashes.run(async () => {
    if (userId === null) return hashPassword(wish.password)
    return own !== null && (await checkPassword(wish.password, own)).right ? own : null
  }, caller)
  if (turn.kind !== 'done') return { kind: 'busy' }
  const passwordHash = turn.result
  if (passwordHash === null) return { kind: 'taken' }

  return inTransaction(pool, async (client): Promise<FirstOwnerOutcome> => {
    await lockOwners(client)
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [wish.email])
    const { rowCount: open } = await client.query(
      `select from auth_links l where l.hash = $1 and ${openLink}`,
      [hash],
    )
    if (!open) return { kind: 'unknown' }
    const id = await makeOwner(client, { ...wish, userId, passwordHash })
    if (id === null) return { kind: 'taken' }
    await client.query(`delete from auth_links where kind = 'first_owner'`)
    await writeAudit(client, id, 'first_owner', {})
    const account = await readAccount(client, id)
    if (!account) throw new Error('The account of the first owner disappeared')
    const proof = { aal: 'aal1', method: 'password', place: caller.place } as const
    return { kind: 'signed-in', body: await openSession({ ...deps, db: client }, account, proof) }
  })
}

const openLink = `l.kind = 'first_owner' and l.expires_at > now()
  and not exists (select from users o where o.role = 'owner')`

/** Null when the account came about or changed its password in the meantime. */
async function makeOwner(
  client: PoolClient,
  wish: Wish & { readonly userId: string | null; readonly passwordHash: string },
): Promise<string | null> {
  const id = wish.userId ?? randomUUID()
  if (wish.userId === null) {
    const { rowCount } = await client.query(
      `insert into users (id, email, password_hash, display_name, role) values ($1, $2, $3, $4, 'owner')
       on conflict (email) do nothing`,
      [id, wish.email, wish.passwordHash, wish.displayName],
    )
    await client.query(`delete from auth_links where email = $1 and kind = 'signup'`, [wish.email])
    return rowCount ? id : null
  }
  const { rowCount } = await client.query(
    `update users set role = 'owner', display_name = $3, deletion_at = null, updated_at = now()
     where id = $1 and password_hash = $2`,
    [id, wish.passwordHash, wish.displayName],
  )
  await client.query('delete from auth_sessions where user_id = $1', [id])
  return rowCount ? id : null
}
