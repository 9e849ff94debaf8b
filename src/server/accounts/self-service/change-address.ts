import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { pagePaths } from '../../../routes.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Account, SignedIn } from '../account.ts'
import { type RequestMailDeps, requestAccountMail } from '../links/request-account-mail.ts'
import { readAccount } from '../read-account.ts'

type ChangeDeps = Omit<RequestMailDeps, 'pool'> & { readonly pool: Pool }

const hourMs = 3_600_000

/**
 * Begins a change of address: both mailboxes get a link, and the second confirmation changes it. A new wish replaces an
 * earlier one with all its links; the present address just ends it. Null when the account is gone.
 */
export async function changeAddress(
  deps: ChangeDeps,
  account: Account,
  newEmail: string,
  caller: string,
): Promise<Account | null> {
  return inTransaction(deps.pool, async (client) => {
    await awaitConfirmation(client, account.id)
    const { rowCount } = await client.query('select from users where id = $1 for no key update', [account.id])
    if (!rowCount) return null
    await client.query('delete from email_changes where user_id = $1', [account.id])
    if (newEmail !== account.email) {
      const id = randomUUID()
      const now = deps.now()
      const expiresAt = new Date(now.getTime() + limits.account.addressChangeHours * hourMs)
      await client.query(
        `insert into email_changes (id, user_id, new_email, requested_at, expires_at)
         values ($1, $2, $3, $4, $5)`,
        [id, account.id, newEmail, now, expiresAt],
      )
      const within = { ...deps, pool: client }
      const mail = { emailChangeId: id, next: pagePaths.account }
      await requestAccountMail(within, { kind: 'old-address', email: account.email, ...mail }, caller)
      await requestAccountMail(within, { kind: 'new-address', email: newEmail, ...mail }, caller)
    }
    return readAccount(client, account.id)
  })
}

/** Calls off a change of address; both of its links end with it. */
export async function keepAddress(pool: Pool, { account }: SignedIn): Promise<void> {
  await inTransaction(pool, async (client) => {
    await awaitConfirmation(client, account.id)
    await client.query('delete from email_changes where user_id = $1', [account.id])
  })
}

/** Lets a confirmation that is under way finish: it locks the same rows in another order, and the two would wait for each other. */
async function awaitConfirmation(client: PoolClient, userId: string): Promise<void> {
  await client.query(
    'select pg_advisory_xact_lock(hashtextextended(new_email, 0)) from email_changes where user_id = $1',
    [userId],
  )
}
