import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The first refresh token of a session: 256 random bits. Only its hash is ever stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The next refresh token, derived from its parent: every holder of the parent gets the same one, and nobody
 * else can.
 */
export function childRefreshToken(secret: string, parent: string): string {
  return createHmac('sha256', secret).update(`refresh ${parent}`).digest('base64url')
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
