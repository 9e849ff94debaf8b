import { type KeyObject, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import * as limits from '../../domain/limits.ts'
import { parseJson } from '../../domain/parse-json.ts'
import type { Account, AccountSession } from './account.ts'
import { appMetadata, userMetadata } from './user-body.ts'

export type AccessClaims = {
  readonly sub: string
  readonly session_id: string
  readonly email: string
  readonly aal: 'aal1' | 'aal2'
  readonly app_metadata: { readonly role?: 'staff' | undefined }
  readonly exp: number
}

/** Null for whatever is not a token of ours that is still good. Never throws for what a stranger sends. */
export type VerifyAccessToken = (token: string) => Promise<AccessClaims | null>

export type AccessTokens = {
  sign(account: Account, session: AccountSession): Promise<{ readonly token: string; readonly exp: number }>
  readonly verify: VerifyAccessToken
}

/** Where keys come from; asked by each token's own key id. */
export type TokenKeys = {
  current(): Promise<{ readonly kid: string; readonly privateKey: KeyObject }>
  find(kid: string): Promise<KeyObject | null>
}

type AccessTokenDeps = {
  readonly keys: TokenKeys
  readonly origin: string
  readonly now: () => Date
}

const audience = 'authenticated'
const tokenPattern = /^([\w-]{1,1000})\.([\w-]{1,6000})\.([\w-]{86})$/

const headerSchema = z.object({ alg: z.literal('ES256'), kid: z.string().check(z.maxLength(64)) })
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.literal(audience),
  sub: z.uuid(),
  session_id: z.uuid(),
  email: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  app_metadata: z.object({ role: z.optional(z.literal('staff')) }),
  exp: z.number(),
})

/** Access tokens: ES256, one hour, with the claims of the hosted service. */
export function createAccessTokens({ keys, origin, now }: AccessTokenDeps): AccessTokens {
  const issuer = `${origin}/auth/v1`
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async sign(account, session) {
      const { kid, privateKey } = await keys.current()
      const iat = seconds()
      const exp = iat + limits.account.accessTokenSeconds
      const body = `${encode({ alg: 'ES256', kid, typ: 'JWT' })}.${encode({
        iss: issuer,
        sub: account.id,
        aud: audience,
        exp,
        iat,
        email: account.email,
        phone: '',
        app_metadata: appMetadata(account),
        user_metadata: userMetadata(account),
        role: 'authenticated',
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: false,
      })}`
      const signature = sign('sha256', Buffer.from(body), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return { token: `${body}.${signature.toString('base64url')}`, exp }
    },

    async verify(token) {
      const [, header = '', payload = '', signature = ''] = tokenPattern.exec(token) ?? []
      const head = headerSchema.safeParse(decode(header))
      if (!head.success) return null
      const claims = claimsSchema.safeParse(decode(payload))
      if (!claims.success || claims.data.iss !== issuer || claims.data.exp <= seconds()) return null
      const key = await keys.find(head.data.kid)
      if (!key) return null
      const genuine = verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
      return genuine ? claims.data : null
    },
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decode(text: string): unknown {
  return parseJson(Buffer.from(text, 'base64url').toString())
}
