import { createLocalJWKSet, type JWTVerifyGetKey, type LocalJWKSet } from 'jose'
import * as limits from '../../../domain/limits.ts'
import type { CallHosted } from './call-hosted.ts'

/**
 * The public keys a project signs its tokens with. They change when the project says so: the set is read again when
 * it is old or does not have a key, though never in quick succession, and the last one is used while none can be had.
 */
export function createKeySet(call: CallHosted, now: () => Date): JWTVerifyGetKey {
  let keys = createLocalJWKSet({ keys: [] })
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

  return async (header) => {
    const time = now().getTime()
    if (time - readAt < limits.hostedAccounts.keySetKeptMs) {
      const known = await keys(header).catch(() => null)
      if (known) return known
    }
    if (!reading && time - triedAt >= limits.hostedAccounts.keySetEveryMs) reading = read()
    await reading
    return keys(header)
  }
}

async function readKeys(call: CallHosted): Promise<LocalJWKSet | null> {
  const reply = await call('/.well-known/jwks.json', {
    method: 'GET',
    deadlineMs: limits.hostedAccounts.verifyMs,
  })
  if (reply.kind !== 'answered' || reply.status !== 200) return null
  try {
    return createLocalJWKSet(JSON.parse(reply.body.toString()))
  } catch {
    return null
  }
}
