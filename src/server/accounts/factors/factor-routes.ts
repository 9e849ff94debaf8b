import type { Pool } from 'pg'
import { renderSVG } from 'uqr'
import * as z from 'zod/mini'
import { sanitizeText } from '../../../domain/inquiry/sanitize-text.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import type { App, AppContext } from '../../http/app-types.ts'
import type { SignedIn } from '../account.ts'
import { accountFailure, tooManyRequests } from '../account-error.ts'
import { readBody } from '../read-body.ts'
import type { ReportCall } from '../sessions/session-routes.ts'
import { rememberDevice } from '../sign-in/device-cookie.ts'
import type { AccessTokens } from '../tokens/access-token.ts'
import { type Authenticate, refuse } from '../tokens/authenticate.ts'
import { createSecretBox } from '../tokens/secret-box.ts'
import { challengeFactor } from './challenge-factor.ts'
import type { FactorTries } from './count-tries.ts'
import { enrollFactor } from './enroll-factor.ts'
import { base32, totpUri } from './totp.ts'
import { unenrollFactor } from './unenroll-factor.ts'
import { verifyFactor } from './verify-factor.ts'

export type FactorRouteDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly secure: boolean
  readonly tokens: Pick<AccessTokens, 'sign'>
  readonly now: () => Date
  readonly authenticate: Authenticate
  /** The issuer shown in the authenticator app when the request names none. */
  readonly issuer: string
  readonly tries: FactorTries
  readonly report: ReportCall
}

const shortText = z._default(
  z.pipe(
    z.pipe(z.string(), z.transform(sanitizeText)),
    z.string().check(z.maxLength(limits.factors.nameMax)),
  ),
  '',
)
const enrolSchema = z.object({
  factor_type: z.literal('totp', 'factor_type needs to be totp'),
  friendly_name: shortText,
  issuer: shortText,
})
const verifySchema = z.object({
  challenge_id: z.guid('challenge_id is not a challenge'),
  code: z.string('code is missing').check(z.maxLength(20)),
})

/** The second factor: one-time codes from an authenticator app. */
export function addFactorRoutes(app: App, deps: FactorRouteDeps): void {
  const { pool, secret } = deps
  const box = createSecretBox(secret, 'second factors')

  function refuseTry(c: AppContext, wait: number): Response {
    deps.report(c, 'factor')
    return tooManyRequests(c, wait)
  }

  app.post(serverPaths.authFactors, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    const body = await readBody(c, enrolSchema)
    if (!body.ok) return body.response
    const { friendly_name: name, issuer } = body.data
    const outcome = await enrollFactor({ ...deps, box }, signedIn, name || null)
    if (outcome.kind === 'refused') {
      const [status, code, msg] = enrolRefusals[outcome.why]
      return accountFailure(c, status, code, msg)
    }
    const uri = totpUri(issuer || deps.issuer, signedIn.account.email, outcome.secret)
    return c.json({
      id: outcome.id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: renderSVG(uri, { border: 4, pixelSize: 4 }), secret: base32(outcome.secret), uri },
    })
  })

  app.post(serverPaths.authFactorChallenge, async (c) => {
    const asked = await readFactor(c, deps)
    if (asked instanceof Response) return asked
    const wait = await deps.tries.count(c, 'challenge', asked.signedIn)
    if (wait !== null) return refuseTry(c, wait)
    const challenge = await challengeFactor(deps, asked.signedIn, asked.factorId)
    if (!challenge) return factorNotFound(c)
    const expiresAt = Math.floor(challenge.expiresAt.getTime() / 1000)
    return c.json({ id: challenge.id, type: 'totp', expires_at: expiresAt })
  })

  app.post(serverPaths.authFactorVerify, async (c) => {
    const asked = await readFactor(c, deps)
    if (asked instanceof Response) return asked
    const { signedIn, factorId } = asked
    const body = await readBody(c, verifySchema)
    if (!body.ok) return body.response
    const wait = await deps.tries.count(c, 'code', signedIn)
    if (wait !== null) return refuseTry(c, wait)
    const { challenge_id: challengeId, code } = body.data
    const outcome = await verifyFactor({ ...deps, box }, signedIn, { factorId, challengeId, code })
    if (outcome.kind === 'verified') {
      await deps.tries.wasRight(c, signedIn)
      await rememberDevice(c, deps, signedIn.account.id)
      return c.json(outcome.body)
    }
    if (outcome.why === 'session-over') return refuse(c, { kind: 'refused', code: 'session_not_found' })
    const [errorCode, msg] = verifyRefusals[outcome.why]
    return accountFailure(c, 422, errorCode, msg)
  })

  app.delete(serverPaths.authFactor, async (c) => {
    const asked = await readFactor(c, deps)
    if (asked instanceof Response) return asked
    const outcome = await unenrollFactor(pool, asked.signedIn, asked.factorId)
    if (outcome === 'not-found') return factorNotFound(c)
    if (outcome === 'removed') return c.json({ id: asked.factorId })
    return accountFailure(c, 422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  })
}

type AskedFactor = { readonly signedIn: SignedIn; readonly factorId: string }

/**
 * The signed-in person and the factor the call is about. Another person's factor is answered as not found and
 * not counted.
 */
async function readFactor(c: AppContext, { authenticate }: FactorRouteDeps): Promise<AskedFactor | Response> {
  const signedIn = await authenticate(c)
  if ('kind' in signedIn) return refuse(c, signedIn)
  const factorId = c.req.param('id') ?? ''
  const own = signedIn.account.factors.some(({ id }) => id === factorId)
  return own ? { signedIn, factorId } : factorNotFound(c)
}

function factorNotFound(c: AppContext): Response {
  return accountFailure(c, 404, 'mfa_factor_not_found', 'Factor not found')
}

const enrolRefusals = {
  'old-session': [401, 'reauthentication_needed', 'Please sign in again to add an authenticator app.'],
  aal: [403, 'insufficient_aal', 'AAL2 required to enroll a new factor'],
  'too-many': [
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  'name-taken': [
    422,
    'mfa_factor_name_conflict',
    'A factor with this friendly name already exists for this user',
  ],
} as const

const verifyRefusals = {
  'challenge-unknown': ['mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'],
  'challenge-expired': [
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge',
  ],
  'wrong-code': ['mfa_verification_failed', 'Invalid TOTP code entered'],
} as const
