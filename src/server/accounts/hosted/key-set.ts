import { createLocalJWKSet, type JWTVerifyGetKey, type LocalJWKSet } from 'jose'
import * as limits from '../../../domain/limits.ts'
import type { CallHosted } from './call-hosted.ts'

/**
 * The public keys that verify a project's tokens. The project may change them at any time: the set is read
 * again when it is old or lacks a key, though never in quick succession. While it cannot be read, the last
 * one stays in use.
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
