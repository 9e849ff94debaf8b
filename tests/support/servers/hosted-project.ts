import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type HostedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type SigningKey = { readonly kid: string; readonly alg: 'ES256' | 'RS256'; readonly privateKey: KeyObject }
type Reply = (response: ServerResponse, request: HostedRequest) => void
type Answer = { readonly status: number; readonly body?: object; readonly location?: string }

export const hostedKey = 'sb_publishable_of_the_tests'
export const hostedPerson = { id: randomUUID(), email: 'hedy@example.com', password: 'spread spectrum' }

export function newSigningKey(alg: 'ES256' | 'RS256' = 'ES256', bits = 2048): SigningKey {
  const { privateKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: bits })
  return { kid: randomUUID(), alg, privateKey }
}

/** A hosted project on loopback that speaks as much of the protocol as a sign-in needs. */
export async function startHostedProject() {
  const requests: HostedRequest[] = []
  const sessions = new Map<string, string>()
  const accepted = new Set<string>()
  const secret = randomUUID()
  let keys = [newSigningKey()]
  /** When set, the answer to every request. */
  let always: Reply | null = null

  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body: await text(incoming) }
    requests.push(request)
    if (always) always(response, request)
    else send(response, answer(request))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  function token(
    over: Readonly<Record<string, unknown>> = {},
    key: SigningKey | 'HS256' = keys[0] ?? 'HS256',
  ) {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: `${url}/auth/v1`,
      aud: 'authenticated',
      sub: hostedPerson.id,
      email: hostedPerson.email,
      role: 'authenticated',
      aal: 'aal1',
      session_id: randomUUID(),
      app_metadata: { provider: 'email' },
      iat: now,
      exp: now + 3600,
      ...over,
    }
    const header = key === 'HS256' ? { alg: 'HS256', typ: 'JWT' } : { alg: key.alg, kid: key.kid, typ: 'JWT' }
    const content = `${encode(header)}.${encode(claims)}`
    const signature =
      key === 'HS256'
        ? createHmac('sha256', secret).update(content).digest()
        : sign('sha256', Buffer.from(content), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
    const made = `${content}.${signature.toString('base64url')}`
    accepted.add(made)
    return made
  }

  function session(sessionId: string) {
    const refreshToken = randomUUID()
    sessions.set(refreshToken, sessionId)
    return {
      access_token: token({ session_id: sessionId }),
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: refreshToken,
      user: user(),
    }
  }

  function answer({ method, url: path, headers, body }: HostedRequest): Answer {
    const { pathname, searchParams } = new URL(path, url)
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    const sent: Record<string, unknown> = body === '' ? {} : JSON.parse(body)
    if (headers.apikey !== hostedKey) return { status: 401, body: { message: 'Invalid API key' } }
    switch (`${method} ${pathname}`) {
      case 'GET /auth/v1/.well-known/jwks.json':
        return { status: 200, body: { keys: keys.map(publicJwk) } }
      case 'POST /auth/v1/token': {
        if (searchParams.get('grant_type') === 'refresh_token') {
          const sessionId = sessions.get(String(sent.refresh_token))
          if (sessionId) return { status: 200, body: session(sessionId) }
          return refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
        }
        if (sent.password === hostedPerson.password) return { status: 200, body: session(randomUUID()) }
        return refusal(400, 'invalid_credentials', 'Invalid login credentials')
      }
      case 'GET /auth/v1/user':
        if (accepted.has(bearer)) return { status: 200, body: user(bearer) }
        return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
      case 'POST /auth/v1/logout':
        accepted.delete(bearer)
        return { status: 204 }
      case 'POST /auth/v1/signup': {
        const weak = refusal(422, 'weak_password', 'Password is known to be weak.')
        return { ...weak, body: { ...weak.body, weak_password: { reasons: ['pwned'] } } }
      }
      case 'GET /auth/v1/verify':
        return { status: 303, location: searchParams.get('redirect_to') ?? '/' }
      default:
        return { status: 200, body: {} }
    }
  }

  function user(bearer = '') {
    const claims = bearer ? JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) : {}
    const { id, email } = hostedPerson
    return {
      id: claims.sub ?? id,
      aud: 'authenticated',
      email,
      email_confirmed_at: claims.email_confirmed_at,
      app_metadata: claims.app_metadata ?? {},
    }
  }

  return {
    url,
    requests,
    token,
    /** Sets the published keys; the first one signs. */
    useKeys: (...fresh: SigningKey[]) => {
      keys = fresh
    },
    answerAlways: (reply: Reply | null) => {
      always = reply
    },
    /** The person signs out elsewhere; the token's signature stays valid. */
    endSession: (made: string) => accepted.delete(made),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function publicJwk({ kid, alg, privateKey }: SigningKey) {
  const { kty, crv, x, y, n, e } = privateKey.export({ format: 'jwk' })
  return { kid, alg, kty, use: 'sig', key_ops: ['verify'], ...(alg === 'ES256' ? { crv, x, y } : { n, e }) }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function send(response: ServerResponse, { status, body, location }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'set-cookie': '__cf_bm=tracking; path=/',
    'x-supabase-api-version': '2024-01-01',
    'sb-gateway-version': '1',
    ...(location !== undefined && { location }),
  })
  response.end(body && JSON.stringify(body))
}

function refusal(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } }
}
