import { createHash } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import type { AccessClaims, VerifyAccessToken } from '../tokens/access-token.ts'
import type { CallHosted } from './call-hosted.ts'
import { hostedRole } from './hosted-role.ts'
import { readHostedUser } from './read-hosted-user.ts'

type VerifierDeps = {
  /** The issuer named in the project's tokens. */
  readonly issuer: string
  readonly keySet: JWTVerifyGetKey
  readonly call: CallHosted
  readonly now: () => Date
}

const audience = 'authenticated'

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  sub: z.guid(),
  session_id: z.guid(),
  email: z._default(z.string(), ''),
  aal: z._default(z.enum(['aal1', 'aal2']), 'aal1'),
  app_metadata: z._default(z.object({ role: z.optional(z.unknown()) }), {}),
})

/** Checks the access tokens of a hosted project, without a call to it where its keys are public. */
export function createHostedVerifier({ issuer, keySet, call, now }: VerifierDeps): VerifyAccessToken {
  const isAccepted = createTokenQuestion(call, now)

  return async (token) => {
    if (token.length > limits.hostedAccounts.tokenMax) return null
    try {
      const { alg } = decodeProtectedHeader(token)
      // The claims are read before the signature, so that a token of another issuer never causes a call.
      const claims = readClaims(decodeJwt(token), issuer, now())
      if (!claims) return null
      if (alg === 'HS256') return (await isAccepted(token, claims.sub)) ? claims : null
      await jwtVerify(token, keySet, { algorithms: ['ES256', 'RS256'], currentDate: now() })
      return claims
    } catch {
      return null
    }
  }
}

function readClaims(payload: unknown, issuer: string, at: Date): AccessClaims | null {
  const parsed = claimsSchema.safeParse(payload)
  if (!parsed.success) return null
  const { iss, aud, app_metadata: metadata, ...claims } = parsed.data
  if (iss !== issuer || ![aud].flat().includes(audience)) return null
  if (claims.exp * 1000 <= at.getTime()) return null
  return { ...claims, app_metadata: hostedRole(metadata.role) === 'visitor' ? {} : { role: 'staff' } }
}

/**
 * Older projects sign with a secret that only they have, so we ask the project about such a token and trust
 * its answer for a short while. Anyone can make up tokens, so only a few questions run at the same time.
 */
function createTokenQuestion(call: CallHosted, now: () => Date) {
  const { askedKept, askedKeptMs, askedAtOnce } = limits.hostedAccounts
  const answers = new Map<string, { readonly id: string | null; readonly until: number }>()
  let asking = 0

  return async (token: string, sub: string): Promise<boolean> => {
    const hash = createHash('sha256').update(token).digest('base64url')
    const time = now().getTime()
    const known = answers.get(hash)
    if (known && known.until > time) return known.id === sub
    if (asking >= askedAtOnce) return false
    asking += 1
    const user = await readHostedUser(call, token).finally(() => {
      asking -= 1
    })
    if (user.kind === 'unavailable') return false
    if (answers.size >= askedKept) answers.clear()
    const id = user.kind === 'found' ? user.account.id : null
    answers.set(hash, { id, until: time + askedKeptMs })
    return id === sub
  }
}
