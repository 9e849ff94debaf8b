import { createHash, createHmac } from 'node:crypto'
import { pagePaths } from '../../../routes.ts'

export type LinkKind = 'signup' | 'recovery'

/** 256 bits that follow from the mail's job: every attempt at sending it sends the same link. */
export function linkToken(secret: string, jobId: string): string {
  return createHmac('sha256', secret).update(`link ${jobId}`).digest('base64url')
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The page that a link opens, without the origin. All of it is in the fragment, which no server and no log ever
 * sees; and the page asks for a click before it spends the token, because mail programs follow links by themselves.
 */
export function linkPath(token: string, kind: LinkKind, next: string): string {
  return `${pagePaths.auth}#${new URLSearchParams({ token_hash: token, type: kind, next })}`
}
