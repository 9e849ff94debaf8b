import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { readAccount } from '../read-account.ts'
import { openSession, type SessionBody } from '../sessions/open-session.ts'
import type { SessionPlace } from '../sessions/session-place.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import type { AccountThrottle } from './account-throttle.ts'
import type { Caller, HashQueue } from './hash-queue.ts'
import { checkPassword, hashPassword, impossibleHash } from './password-hash.ts'
import { passwordTag } from './password-tag.ts'

export type SignInDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly now: () => Date
  readonly tokens: AccessTokens
  readonly throttle: AccountThrottle
  readonly hashes: HashQueue
}

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly body: SessionBody }
  | { readonly kind: 'wrong' }
  /** The password belongs to a sign-up that has not been confirmed yet. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' }

type Credentials = { readonly email: string; readonly password: string }
type Known = { user_id: string | null; own_hash: string | null; pending_hash: string | null }

const noPassword = impossibleHash()

/**
 * A wrong password is always checked twice: against the account and against the sign-up it may belong to, or against a
 * hash that nothing matches where one is missing. So a person who signs up with an address and then tries to
 * sign in gets the same answer whether or not the address has an account. `deviceOf` tells whether the
 * caller's browser has been used for that account before.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password }: Credentials,
  caller: Caller & {
    readonly place: SessionPlace
    readonly deviceOf: (userId: string, passwordHash: string | null) => string | null
  },
): Promise<SignInOutcome> {
  const { user_id: userId, own_hash, pending_hash } = await lookUp(deps, { email, password })
  const guesser = { email, device: userId === null ? null : caller.deviceOf(userId, own_hash) }
  const wait = await deps.throttle.password(caller.address, guesser)
  if (wait !== null) return { kind: 'rate-limited', retryAfterSeconds: wait }

  const hash = own_hash ?? noPassword
  const knownAs = guesser.device === null ? null : userId
  const checked = await deps.hashes.run(
    async () => {
      const own = await checkPassword(password, hash)
      if (own.right) return own
      const { right } = await checkPassword(password, pending_hash ?? noPassword)
      return right ? 'unconfirmed' : 'wrong'
    },
    caller,
    knownAs,
  )
  const outcome = checked.kind === 'done' ? checked.result : 'busy'
  if (outcome === 'wrong') return { kind: 'wrong' }
  await deps.throttle.notWrong(guesser)
  if (outcome === 'busy') return { kind: 'busy' }
  if (outcome === 'unconfirmed' || userId === null) return { kind: 'unconfirmed' }

  const fresh = outcome.outdated ? await deps.hashes.run(() => hashPassword(password), caller, knownAs) : null
  return inTransaction(deps.pool, async (client): Promise<SignInOutcome> => {
    // The password may have been changed since it was looked up; the old one must not open a session.
    const { rowCount } = await client.query(
      'select from users where id = $1 and password_hash = $2 for no key update',
      [userId, hash],
    )
    const account = rowCount ? await readAccount(client, userId) : null
    if (!account) return { kind: 'wrong' }
    if (fresh?.kind === 'done') {
      await client.query('update users set password_hash = $2 where id = $1', [userId, fresh.result])
    }
    const proof = { aal: 'aal1', method: 'password', place: caller.place } as const
    const body = await openSession({ ...deps, db: client }, account, proof)
    return { kind: 'signed-in', body }
  })
}

/**
 * Of several sign-ups for the address, the one with the password's tag is checked: somebody else who signs the address up
 * later changes no answer.
 */
async function lookUp(
  { pool, secret }: Pick<SignInDeps, 'pool' | 'secret'>,
  { email, password }: Credentials,
): Promise<Known> {
  const { rows } = await pool.query<Known>(
    `select u.id as user_id, u.password_hash as own_hash, (
       select password_hash from sign_ups
       where email = $1 and expires_at > now()
       order by password_tag = $2 desc, created_at desc, id limit 1
     ) as pending_hash
     from (select) as always left join users u on u.email = $1`,
    [email, passwordTag(secret, email, password)],
  )
  return rows[0] ?? { user_id: null, own_hash: null, pending_hash: null }
}
