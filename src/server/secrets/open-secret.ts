import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/in-transaction.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { putSecret, readSecret } from './kept-secret.ts'
import { secretMark } from './secret-mark.ts'

type SecretDeps = {
  readonly pool: Pool
  readonly current: string
  /** What APP_SECRET was before, while it is being replaced. */
  readonly previous: string | null
  /** Whether the current one was made by this machine, because APP_SECRET is not set. */
  readonly local: boolean
  readonly log: Log
}

/** Any constant that no other lock in this database uses. */
const lockKey = 7_205_301_849

/**
 * The secret that links, tokens, codes, seals and signatures are derived from. The database keeps it sealed under APP_SECRET, so
 * APP_SECRET can be replaced without changing any of them.
 */
export function openSecret(deps: SecretDeps): Promise<string> {
  return inTransaction(deps.pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const secret = await find(client, deps)
    if (deps.previous !== null) {
      await putSecret(client, secret, deps.previous)
      // It becomes the newest again, should it have been in use before.
      await client.query('delete from app_secrets where mark = $1', [secretMark(deps.current)])
    }
    await putSecret(client, secret, deps.current)
    if (deps.previous === null && (await forgetOlder(client, deps.current)))
      deps.log.info('app_secret_replaced')
    return secret
  })
}

/** A server that still has the old APP_SECRET must not remove what the new one needs. */
async function forgetOlder(client: PoolClient, current: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from app_secrets where created_at < (select created_at from app_secrets where mark = $1)',
    [secretMark(current)],
  )
  return rowCount !== 0
}

async function find(client: PoolClient, { current, previous, local, log }: SecretDeps): Promise<string> {
  const kept = await readSecret(client, previous === null ? [current] : [current, previous])
  // Databases from before there was such a row derived everything from APP_SECRET itself.
  if (kept === undefined) return previous ?? current
  if (kept !== null) return kept
  if (!local) {
    throw new StartError(
      'APP_SECRET is not the one this database was used with: set it to that one, or APP_SECRET_PREVIOUS to that one to replace it; if it is lost, see docs/operation/secrets.md.',
    )
  }
  log.warn('local_secret_lost')
  await client.query('delete from app_secrets')
  return current
}
