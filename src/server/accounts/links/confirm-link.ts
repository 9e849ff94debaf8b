import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SignInMethod } from '../account.ts'
import { readAccount } from '../read-account.ts'
import { openSession, type SessionBody } from '../sessions/open-session.ts'
import type { SessionPlace } from '../sessions/session-place.ts'
import { acceptInvitation } from '../staff/accept-invitation.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import { hashLinkToken, type LinkKind } from './account-link.ts'
import { confirmAddress } from './confirm-address.ts'

export type ConfirmDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly tokens: AccessTokens
}

/** The caller's purpose with the link; `email` is the published client's word for any link that signs in. */
export type LinkUse = 'signup' | 'email' | 'recovery' | 'magiclink' | 'email_change' | 'invite'

export type LinkOutcome =
  | { readonly kind: 'signed-in'; readonly body: SessionBody }
  /** The other mailbox has to confirm the new address too. */
  | { readonly kind: 'half-way' }
  | { readonly kind: 'not-yet'; readonly usableAt: Date }
  /** The link was used before, has expired or was never sent. */
  | { readonly kind: 'unknown' }

/**
 * The links that serve a use. A sign-up's link may serve a password reset; then no sign-up's password is accepted. A reset's
 * link may just sign its owner in.
 */
const served: Readonly<Record<LinkUse, readonly LinkKind[]>> = {
  signup: ['signup'],
  email: ['signup', 'magiclink'],
  recovery: ['recovery', 'signup'],
  magiclink: ['magiclink', 'recovery', 'factor_reset'],
  email_change: ['email_change'],
  invite: ['invite'],
}

type LinkRow = {
  kind: LinkKind
  email: string
  user_id: string | null
  sign_up_id: string | null
  email_change_id: string | null
  invitation_id: string | null
}
type Person = { readonly userId: string; readonly method: SignInMethod }

/** Accepts a link from a mail, once. Its holder can read that mailbox and is signed in. */
export async function confirmLink(
  deps: ConfirmDeps,
  { token, use }: { readonly token: string; readonly use: LinkUse },
  place: SessionPlace,
): Promise<LinkOutcome> {
  const hash = hashLinkToken(token)
  return inTransaction(deps.pool, async (client): Promise<LinkOutcome> => {
    const { rows } = await client.query<{ emails: string[]; usable_at: Date; early: boolean }>(
      `select array[l.email, c.new_email] as emails, l.usable_at, l.usable_at > now() as early
       from auth_links l left join email_changes c on c.id = l.email_change_id
       where l.hash = $1 and l.kind = any ($2) and l.used_at is null and l.expires_at > now()`,
      [hash, served[use]],
    )
    const [sent] = rows
    if (!sent) return { kind: 'unknown' }
    if (sent.early) return { kind: 'not-yet', usableAt: sent.usable_at }
    // The locks admit one link at a time per address: several links to it would otherwise deadlock on each
    // other's rows.
    for (const email of sent.emails.filter(Boolean).sort()) {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
    }
    const used = await client.query<LinkRow>(
      `update auth_links set used_at = now()
       where hash = $1 and used_at is null and expires_at > now()
       returning kind, email, user_id, sign_up_id, email_change_id, invitation_id`,
      [hash],
    )
    const [link] = used.rows
    const person = link ? await identify(client, link, use) : null
    if (person === 'half-way') return { kind: 'half-way' }
    const account = person && (await readAccount(client, person.userId))
    if (!person || !account) return { kind: 'unknown' }
    const proof = { aal: 'aal1', method: person.method, place } as const
    return { kind: 'signed-in', body: await openSession({ ...deps, db: client }, account, proof) }
  })
}

async function identify(
  client: PoolClient,
  link: LinkRow,
  use: LinkUse,
): Promise<Person | 'half-way' | null> {
  const { user_id: userId } = link
  if (link.kind === 'invite') {
    const joined = await acceptInvitation(client, link)
    // A new account has no password yet: its owner chooses one in this session.
    return joined && { userId: joined.userId, method: joined.made ? 'recovery' : 'otp' }
  }
  if (userId === null) return makeAccount(client, link, use !== 'recovery')
  switch (link.kind) {
    case 'email_change': {
      const changed = await confirmAddress(client, link)
      return changed === 'changed' ? { userId, method: 'otp' } : changed
    }
    case 'factor_reset':
      await removeFactors(client, userId)
      return { userId, method: 'otp' }
    default:
      return { userId, method: use === 'recovery' ? 'recovery' : 'otp' }
  }
}

/** Ends everything that was opened with or in place of the lost factor. */
async function removeFactors(client: PoolClient, userId: string): Promise<void> {
  await client.query('select from users where id = $1 for no key update', [userId])
  for (const table of ['auth_factors', 'recovery_codes', 'auth_sessions', 'auth_links']) {
    await client.query(`delete from ${table} where user_id = $1`, [userId])
  }
}

/**
 * Creates the account. If several people signed up with this address, the password and the name may be a
 * stranger's: then neither is accepted, and the owner of the mailbox chooses a new password in the session
 * that begins here. A sign-up that expired during the lifetime of this one still counts: its author may have
 * opened this link in the belief that it was their own.
 */
async function makeAccount(
  client: PoolClient,
  { email, sign_up_id }: LinkRow,
  passwordKnown: boolean,
): Promise<Person | null> {
  const { rows } = await client.query<{ id: string; alone: boolean }>(
    `with pressed as (select * from sign_ups where id = $1 and email = $2 and expires_at > now()),
     others as (
       select o.display_name from sign_ups o join pressed p on o.email = p.email
       where o.id <> p.id and o.expires_at > p.created_at
     ),
     made as (
       insert into users (id, email, password_hash, display_name, data)
       select id, email,
         case when $3 and not exists (select from others) then password_hash end,
         case when display_name = all (select display_name from others) then display_name else '' end,
         case when exists (select from others) then '{}' else data end
       from pressed
       on conflict (email) do nothing
       returning id, password_hash
     )
     select id, password_hash is not null as alone from made`,
    [sign_up_id, email, passwordKnown],
  )
  const [made] = rows
  if (!made) return null
  await client.query(`delete from auth_links where email = $1 and kind = 'signup'`, [email])
  // Other sign-ups stay until they expire, so that a changed answer does not tell strangers that the owner
  // has confirmed.
  if (made.alone) await client.query('delete from sign_ups where id = $1', [made.id])
  return { userId: made.id, method: made.alone ? 'otp' : 'recovery' }
}
