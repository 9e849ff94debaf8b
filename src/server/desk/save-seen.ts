import { isDeepStrictEqual } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/in-transaction.ts'
import type { AppContext } from '../http/app-types.ts'

/** Something that several people write as a whole, as it is stored. */
export type Versioned<Value> = { readonly version: string; readonly value: Value }

export type Saved<Value> =
  | { readonly kind: 'saved'; readonly version: string }
  /** The state that somebody else made first; null when they deleted it. */
  | { readonly kind: 'changed'; readonly now: Versioned<Value> | null }
  | { readonly kind: 'too-many' }

type Saving<Value> = {
  /** Names the thing, so that only one person writes it at a time, also when it is not there yet. */
  readonly what: string
  /** The version that the caller began with; null when there was none. */
  readonly seen: string | null
  /** Null deletes it. */
  readonly value: Value | null
  readonly read: (client: PoolClient) => Promise<Versioned<Value> | null>
  /** Returns the new version; null when there are too many. */
  readonly write: (client: PoolClient, before: Value | null) => Promise<string | null>
}

/** A row's version is the moment of its last change, which no two changes share under the lock. */
export const version = `(extract(epoch from changed_at) * 1000000)::bigint::text as version`

/** The version that a caller names in `If-Match`; whoever names none saw none. */
export function seenVersion(c: AppContext): string | null {
  return c.req.header('If-Match')?.replaceAll('"', '') ?? null
}

/**
 * Writes something as a whole, unless somebody else has written it since the caller read it. Saving what is stored already
 * changes nothing and is never refused, so that a call can be repeated.
 */
export function saveSeen<Value>(
  pool: Pool,
  { what, seen, value, read, write }: Saving<Value>,
): Promise<Saved<Value>> {
  return inTransaction(pool, async (client): Promise<Saved<Value>> => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [what])
    const stored = await read(client)
    if (stored && isDeepStrictEqual(stored.value, value)) return { kind: 'saved', version: stored.version }
    if ((stored?.version ?? null) !== seen || (!stored && value === null))
      return { kind: 'changed', now: stored }
    const written = await write(client, stored?.value ?? null)
    return written === null ? { kind: 'too-many' } : { kind: 'saved', version: written }
  })
}
