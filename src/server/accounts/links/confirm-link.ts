import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import type { SignInMethod } from '../account.ts'
import { readAccount } from '../read-account.ts'
import { openSession, type SessionBody } from '../sessions/open-session.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import { hashLinkToken, type LinkKind } from './account-link.ts'

export type ConfirmDeps = {
  readonly pool: Pool
  readonly now: () => Date
  readonly tokens: AccessTokens
}

/** Null when the link was used before, has expired or was never sent. */
type Confirmed = SessionBody | null

type LinkRow = { email: string; user_id: string | null; sign_up_id: string | null }
type Person = { readonly userId: string; readonly method: SignInMethod }

/** Accepts a link from a mail, once. Its holder can read that mailbox and is signed in. */
export async function confirmLink(deps: ConfirmDeps, token: string, kind: LinkKind): Promise<Confirmed> {
  const hash = hashLinkToken(token)
  return inTransaction(deps.pool, async (client): Promise<Confirmed> => {
    const { rows } = await client.query<{ email: string }>('select email from auth_links where hash = $1', [
      hash,
    ])
    if (!rows[0]) return null
    // The lock admits one link at a time per address: several links to it would otherwise deadlock on each
    // other's rows.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [rows[0].email])
    const used = await client.query<LinkRow>(
      `update auth_links set used_at = now()
       where hash = $1 and kind in ($2, $3) and used_at is null and expires_at > now()
       returning email, user_id, sign_up_id`,
      // A sign-up link may also be used for a password reset; then no sign-up's password is accepted.
      [hash, kind, 'signup'],
    )
    const [link] = used.rows
    const person = link && (await identify(client, link, kind))
    const account = person && (await readAccount(client, person.userId))
    if (!person || !account) return null
    return openSession({ ...deps, db: client }, account, { aal: 'aal1', method: person.method })
  })
}

async function identify(client: PoolClient, link: LinkRow, kind: LinkKind): Promise<Person | null> {
  return link.user_id === null
    ? makeAccount(client, link, kind === 'signup')
    : { userId: link.user_id, method: 'recovery' }
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
       insert into users (id, email, password_hash, display_name)
       select id, email,
         case when $3 and not exists (select from others) then password_hash end,
         case when display_name = all (select display_name from others) then display_name else '' end
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
