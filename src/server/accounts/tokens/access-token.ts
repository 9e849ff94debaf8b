import { errors, type JWTVerifyGetKey, jwtVerify, type KeyInput, SignJWT } from 'jose'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { type Account, type AccountSession, lacksFactor } from '../account.ts'
import { appMetadata, tokenMetadata } from '../user-body.ts'

export type AccessClaims = {
  readonly sub: string
  readonly session_id: string
  readonly email: string
  readonly aal: 'aal1' | 'aal2'
  readonly app_metadata: { readonly role?: 'staff' | undefined }
  /** Ours: the session has yet to give the account's second factor. */
  readonly factor_due?: true | undefined
  readonly exp: number
}

/** Returns null unless the token is one of ours and still valid. Never throws, whatever a stranger sends. */
export type VerifyAccessToken = (token: string) => Promise<AccessClaims | null>

export type AccessTokens = {
  sign(account: Account, session: AccountSession): Promise<{ readonly token: string; readonly exp: number }>
  readonly verify: VerifyAccessToken
}

/** The source of signing keys; `find` looks one up by the key id in a token. */
export type TokenKeys = {
  current(): Promise<{ readonly kid: string; readonly privateKey: KeyInput }>
  find(kid: string): Promise<KeyInput | null>
}

type AccessTokenDeps = {
  readonly keys: TokenKeys
  readonly origin: string
  readonly now: () => Date
}

const audience = 'authenticated'
const algorithm = 'ES256'
const tokenPattern = /^[\w-]{1,1000}\.[\w-]{1,6000}\.[\w-]{86}$/

const claimsSchema = z.object({
  aud: z.literal(audience),
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  app_metadata: z.object({ role: z.optional(z.literal('staff')) }),
  factor_due: z.optional(z.literal(true)),
  exp: z.number(),
})

/** Access tokens: ES256, valid for one hour, with the hosted service's claims. */
export function createAccessTokens({ keys, origin, now }: AccessTokenDeps): AccessTokens {
  const issuer = `${origin}/auth/v1`
  const findKey: JWTVerifyGetKey = async ({ kid = '' }) => {
    const key = await keys.find(kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }

  return {
    async sign(account, session) {
      const { kid, privateKey } = await keys.current()
      const iat = Math.floor(now().getTime() / 1000)
      const exp = iat + limits.account.accessTokenSeconds
      const token = await new SignJWT({
        iss: issuer,
        sub: account.id,
        aud: audience,
        exp,
        iat,
        email: account.email,
        phone: '',
        app_metadata: appMetadata(account),
        user_metadata: tokenMetadata(account),
        role: 'authenticated',
        aal: session.aal,
        ...(lacksFactor({ account, session }) && { factor_due: true }),
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .sign(privateKey)
      return { token, exp }
    },

    async verify(token) {
      if (!tokenPattern.test(token)) return null
      const options = { algorithms: [algorithm], issuer, currentDate: now() }
      const verified = await jwtVerify(token, findKey, options).catch(() => null)
      return claimsSchema.safeParse(verified?.payload).data ?? null
    },
  }
}
