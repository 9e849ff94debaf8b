import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The first of a session: 256 random bits. Only its hash is ever stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The one that follows: the same for everyone who holds the parent, and for nobody else. */
export function childRefreshToken(secret: string, parent: string): string {
  return createHmac('sha256', secret).update(`refresh ${parent}`).digest('base64url')
}

export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
