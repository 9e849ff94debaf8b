import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Log } from '../../log.ts'
import type { TokenKeys } from './access-token.ts'
import { createSecretBox } from './secret-box.ts'

export type SigningKeys = TokenKeys & {
  /** For others who check our tokens without asking us. */
  publicKeys(): Promise<readonly JWK[]>
  /** Makes a new key before its time; tokens of earlier ones stay valid. */
  replace(): Promise<void>
}

type SigningKeyDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly now: () => Date
  readonly log: Log
}

type KeyRow = { kid: string; public_jwk: unknown; private_jwk: Buffer; created_at: Date }
type Key = {
  readonly kid: string
  readonly publicKey: JWK
  /** Null when it was made under another secret: the key still checks tokens but no longer signs. */
  readonly privateKey: JWK | null
  readonly createdAt: Date
}

const dayMs = 86_400_000
/** Any constant that no other lock in this database uses. */
const lockKey = 7_205_301_847
const jwkSchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })
const privateSchema = z.extend(jwkSchema, { d: z.string() })

/**
 * The keys that sign access tokens, shared by all servers through the database. The newest one signs, a new
 * one is made when that is too old, and a token with an unknown key id makes us read the keys again.
 */
export function createSigningKeys({ pool, secret, now, log }: SigningKeyDeps): SigningKeys {
  const box = createSecretBox(secret, 'signing keys')
  let keys: readonly Key[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  const newestOf = (all: readonly Key[]) => all.find(({ privateKey }) => privateKey !== null)
  const isDue = (key: Key | undefined) =>
    !key?.privateKey || now().getTime() - key.createdAt.getTime() > limits.account.signingKeyDays * dayMs

  function read(): Promise<void> {
    readAt = now().getTime()
    reading ??= readKeys(pool)
      .then((found) => {
        keys = found
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  async function readKeys(db: Pick<Pool, 'query'>): Promise<Key[]> {
    const { rows } = await db.query<KeyRow>('select * from signing_keys order by created_at desc, kid')
    return rows.map((row) => keyOf(row, box.open(row.private_jwk)))
  }

  /** One server makes the key; the others find it when they get the lock. */
  async function makeKey(anyway = false): Promise<void> {
    keys = await inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [lockKey])
      const found = await readKeys(client)
      if (!anyway && !isDue(newestOf(found))) return found
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
      const kid = randomUUID()
      await client.query(
        'insert into signing_keys (kid, public_jwk, private_jwk, created_at) values ($1, $2, $3, $4)',
        [
          kid,
          JSON.stringify(await exportJWK(publicKey)),
          box.seal(Buffer.from(JSON.stringify(await exportJWK(privateKey)))),
          now(),
        ],
      )
      log.info('signing_key_made', { kid })
      return readKeys(client)
    })
  }

  const stale = () => now().getTime() - readAt >= limits.account.keySetReadEveryMs

  return {
    async current() {
      if (isDue(newestOf(keys))) {
        await read()
        if (isDue(newestOf(keys))) await makeKey()
      } else if (stale()) {
        // Another server, or an owner, may have made a newer one; until it is read, the known one signs.
        void read().catch(() => undefined)
      }
      const newest = newestOf(keys)
      if (!newest?.privateKey) throw new Error('There is no key to sign with')
      return { kid: newest.kid, privateKey: newest.privateKey }
    },

    replace: () => makeKey(true),

    async find(kid) {
      const known = () => keys.find((key) => key.kid === kid)?.publicKey ?? null
      if (known()) return known()
      // An unknown key was made by another server since the last read, or is invented.
      if (stale()) await read().catch(() => undefined)
      return known()
    },

    async publicKeys() {
      if (stale()) await read()
      return keys.map(({ publicKey }) => publicKey)
    },
  }
}

function keyOf(row: KeyRow, opened: Buffer | null): Key {
  return {
    kid: row.kid,
    publicKey: {
      ...jwkSchema.parse(row.public_jwk),
      kid: row.kid,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    },
    privateKey: opened && privateSchema.parse(JSON.parse(opened.toString('utf8'))),
    createdAt: row.created_at,
  }
}
