import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createAccountApp, password } from '../../../../tests/support/servers/account-app.ts'
import { createInquiryApp } from '../../../../tests/support/servers/inquiry-app.ts'
import { serverPaths } from '../../../routes.ts'

const accounts = await createAccountApp()
const { mailTo, tokenIn } = accounts
const passwordPath = `${serverPaths.authToken}?grant_type=password`
const refreshPath = `${serverPaths.authToken}?grant_type=refresh_token`

beforeEach(() => accounts.forgetRates())

async function code(answer: Response | Promise<Response>): Promise<unknown[]> {
  const response = await answer
  return [response.status, (await response.json()).error_code]
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())
const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const signed = (content: string, key: KeyObject = own.privateKey) =>
  `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`

test('tokens forged in any known way grant no access', async () => {
  const { session, request } = await accounts.member()
  const [head = '', payload = '', signature = ''] = session.access_token.split('.')
  const { keys } = await (await request(serverPaths.authKeySet)).json()
  expect(Object.keys(keys[0])).not.toContain('d')
  const { kid } = decode(head)
  const claims = { ...decode(payload), aal: 'aal2', app_metadata: { role: 'staff' } }
  const header = { alg: 'ES256', kid, typ: 'JWT' }
  const publicKey = createPublicKey({ key: keys[0], format: 'jwk' })
  const secrets = [
    publicKey.export({ format: 'pem', type: 'spki' }),
    publicKey.export({ format: 'der', type: 'spki' }),
    JSON.stringify(keys[0]),
    Buffer.from(keys[0].x, 'base64url'),
    '',
  ]
  const kids = ['../../../dev/null', "' or true --", '', '__proto__', 'constructor', 'x'.repeat(900)]
  const body = (change: object) => `${encode({ ...header, ...change })}.${encode(claims)}`
  const forged = [
    ...['none', 'None', 'NONE', ''].flatMap((alg) => [`${body({ alg })}.`, `${body({ alg })}.${signature}`]),
    ...secrets.map((secret) => {
      const content = body({ alg: 'HS256' })
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
    }),
    ...kids.map((each) => signed(body({ kid: each }))),
    signed(body({ kid: [kid] })),
    signed(body({ jwk: own.publicKey.export({ format: 'jwk' }) })),
    signed(body({ jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/x', x5c: ['AAAA'] })),
    // The all-zero signature, which other implementations once accepted for any token.
    `${body({})}.${'A'.repeat(86)}`,
    `${head}.${encode(claims)}.${signature}`,
    `${head}.${payload}.${signature}.${signature}`,
    `${head}.${payload}`,
    `${session.access_token}=`,
  ]
  for (const token of forged) {
    expect(await accounts.service.verify(token), token).toBeNull()
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    for (const [method, path] of [
      ['GET', serverPaths.authUser],
      ['PUT', serverPaths.authUser],
      ['POST', serverPaths.authLogout],
      ['POST', serverPaths.authFactors],
    ] as const) {
      const answer = await request(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
      expect([401, 403]).toContain(answer.status)
    }
  }
})

test('tokens of another site with the same keys are refused', async () => {
  const other = await createAccountApp({ database: accounts.database, origin: 'https://other.test' })
  await other.stopJobs()
  const { email } = await accounts.member()
  const { data } = await other.browser().auth.signInWithPassword({ email, password })
  const bearer = { Authorization: `Bearer ${data.session?.access_token}` }
  expect((await other.app.request(serverPaths.authUser, { headers: bearer })).status).toBe(200)
  const here = accounts.app.request(serverPaths.authUser, { headers: bearer })
  expect(await code(here)).toEqual([403, 'bad_jwt'])
})

test('a token of one kind is refused where another kind is expected', async () => {
  const { session, email, auth, post, request, cookies } = await accounts.member()
  await auth.resetPasswordForEmail(email)
  const link = tokenIn(await mailTo(email, 'reset'))
  const device = cookies.get('device') ?? ''
  const { access_token, refresh_token } = session
  for (const token of [access_token, link, device, session.user.id]) {
    const answer = await post(refreshPath, { refresh_token: token.slice(0, 200) })
    expect(await code(answer)).toEqual([400, 'refresh_token_not_found'])
  }
  for (const token of [refresh_token, link, device, session.user.id]) {
    const headers = { Authorization: `Bearer ${token}` }
    expect(await code(request(serverPaths.authUser, { headers }))).toEqual([403, 'bad_jwt'])
  }
  for (const token_hash of [refresh_token, access_token.slice(0, 200), device.slice(0, 200)]) {
    expect(await code(post(serverPaths.authVerify, { token_hash, type: 'recovery' }))).toEqual([
      403,
      'otp_expired',
    ])
  }
})

test('signing in never adopts a session planted by somebody else', async () => {
  const attacker = await accounts.member()
  const victim = await accounts.member()
  const answer = await victim.post(
    passwordPath,
    { email: victim.email, password, session_id: attacker.session.user.id, ...attacker.session },
    attacker.bearer,
  )
  const body = await answer.json()
  expect(body.user.email).toBe(victim.email)
  expect(body.refresh_token).not.toBe(attacker.session.refresh_token)
  const { session_id: planted } = decode(attacker.session.access_token.split('.')[1])
  expect(decode(body.access_token.split('.')[1]).session_id).not.toBe(planted)
})

test('the token of an ended session shows no inquiries, but an inquiry sent with it is accepted', async () => {
  const { userId, authenticate } = accounts.service
  const inquiries = await createInquiryApp({ database: accounts.database, userId, authenticate })
  const { auth, bearer } = await accounts.member()
  await auth.signOut()
  expect((await inquiries.submit('quote', { headers: bearer })).status).toBe(200)
  const list = await inquiries.app.request(serverPaths.myInquiries, { headers: bearer })
  expect(list.status).toBe(401)
})
