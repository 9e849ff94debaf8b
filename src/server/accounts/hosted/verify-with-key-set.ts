import { createHash, verify } from 'node:crypto'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { parseJson } from '../../../domain/parse-json.ts'
import type { AccessClaims, VerifyAccessToken } from '../access-token.ts'
import type { CallHosted } from './call-hosted.ts'
import type { KeySet, VerificationKey } from './key-set.ts'
import { readHostedUser } from './read-hosted-user.ts'

type VerifierDeps = {
  /** What the project's tokens name as their issuer. */
  readonly issuer: string
  readonly keySet: KeySet
  readonly call: CallHosted
  readonly now: () => Date
}

const headerSchema = z.object({ alg: z.enum(['ES256', 'RS256', 'HS256']), kid: z.optional(z.string()) })
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

/** Checks the access tokens of a hosted project, without asking it wherever its keys are public. */
export function createHostedVerifier({ issuer, keySet, call, now }: VerifierDeps): VerifyAccessToken {
  const isAccepted = createTokenQuestion(call, now)

  return async (token) => {
    if (token.length > limits.hostedAuth.tokenMax) return null
    const [head = '', payload = '', signature = '', ...rest] = token.split('.')
    const header = headerSchema.safeParse(readPart(head))
    if (rest.length > 0 || !header.success) return null
    const claims = readClaims(readPart(payload), issuer, now())
    if (!claims) return null
    const { alg, kid = '' } = header.data
    if (alg === 'HS256') return (await isAccepted(token, claims.sub)) ? claims : null
    const found = await keySet.find(kid)
    return found?.alg === alg && signs(found, `${head}.${payload}`, signature) ? claims : null
  }
}

function readPart(text: string): unknown {
  return parseJson(Buffer.from(text, 'base64url').toString())
}

function readClaims(payload: unknown, issuer: string, at: Date): AccessClaims | null {
  const parsed = claimsSchema.safeParse(payload)
  if (!parsed.success) return null
  const { iss, aud, app_metadata: metadata, ...claims } = parsed.data
  if (iss !== issuer || ![aud].flat().includes(audience)) return null
  if (claims.exp * 1000 <= at.getTime()) return null
  return { ...claims, app_metadata: metadata.role === 'staff' ? { role: 'staff' } : {} }
}

function signs({ key, alg }: VerificationKey, content: string, signature: string): boolean {
  const options = alg === 'ES256' ? ({ key, dsaEncoding: 'ieee-p1363' } as const) : key
  return verify('sha256', Buffer.from(content), options, Buffer.from(signature, 'base64url'))
}

/**
 * Older projects sign with a secret that only they have: such a token is shown to the project, and its word is good
 * for a short while. Strangers can make up any number of tokens, so few are shown at a time.
 */
function createTokenQuestion(call: CallHosted, now: () => Date) {
  const { askedKept, askedKeptMs, askedAtOnce } = limits.hostedAuth
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
