import { createPublicKey, type KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { parseJson } from '../../../domain/parse-json.ts'
import type { CallHosted } from './call-hosted.ts'

export type VerificationKey = { readonly alg: 'ES256' | 'RS256'; readonly key: KeyObject }
export type KeySet = { find(kid: string): Promise<VerificationKey | null> }

type Keys = ReadonlyMap<string, VerificationKey>

const keySetSchema = z.object({
  keys: z
    .array(z.looseObject({ kid: z.string(), kty: z.string() }))
    .check(z.maxLength(limits.hostedAuth.keys)),
})

/**
 * The public keys a project signs its tokens with. They change when the project says so: the set is read again when
 * it is old or does not have a key, though never in quick succession, and the last one is used while none can be had.
 */
export function createKeySet(call: CallHosted, now: () => Date): KeySet {
  let keys: Keys = new Map()
  let readAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    triedAt = now().getTime()
    const found = await readKeys(call)
    reading = undefined
    if (!found) return
    keys = found
    readAt = triedAt
  }

  return {
    async find(kid) {
      const time = now().getTime()
      const known = keys.get(kid)
      if (known && time - readAt < limits.hostedAuth.keySetKeptMs) return known
      if (!reading && time - triedAt >= limits.hostedAuth.keySetEveryMs) reading = read()
      await reading
      return keys.get(kid) ?? null
    },
  }
}

async function readKeys(call: CallHosted): Promise<Keys | null> {
  const reply = await call('/.well-known/jwks.json', {
    method: 'GET',
    deadlineMs: limits.hostedAuth.verifyMs,
  })
  if (reply.kind !== 'answered' || reply.status !== 200) return null
  const parsed = keySetSchema.safeParse(parseJson(reply.body.toString()))
  if (!parsed.success) return null
  return new Map(
    parsed.data.keys.flatMap((jwk) => {
      const key = readKey(jwk)
      return key ? [[jwk.kid, key] as const] : []
    }),
  )
}

/** One key, one algorithm: what the key is decides it, never the token. */
function readKey(jwk: Readonly<Record<string, unknown>>): VerificationKey | null {
  const alg = jwk.kty === 'EC' && jwk.crv === 'P-256' ? 'ES256' : jwk.kty === 'RSA' ? 'RS256' : null
  if (!alg || (jwk.alg ?? alg) !== alg || (jwk.use ?? 'sig') !== 'sig') return null
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? limits.hostedAuth.rsaBitsMin
    return bits < limits.hostedAuth.rsaBitsMin ? null : { alg, key }
  } catch {
    return null
  }
}
