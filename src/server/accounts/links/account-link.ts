import { createHash, createHmac } from 'node:crypto'
import { pagePaths } from '../../../routes.ts'

/** The published client's names for its own kinds; the last two are ours. */
export type LinkKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'invite'
  | 'factor_reset'
  | 'first_owner'

/**
 * A 256-bit token derived from the mail's job, so that every attempt to send the mail contains the same link.
 */
export function linkToken(secret: string, jobId: string): string {
  return createHmac('sha256', secret).update(`link ${jobId}`).digest('base64url')
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * The path of the page that a link opens. The token is in the fragment, which no server or log ever sees, and
 * the page asks for a click before it uses the token, because mail programs follow links by themselves.
 */
export function linkPath(token: string, kind: LinkKind, next: string): string {
  return `${pagePaths.auth}#${new URLSearchParams({ token_hash: token, type: kind, next })}`
}
