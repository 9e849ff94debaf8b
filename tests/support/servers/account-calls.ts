import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { serverPaths } from '../../../src/routes.ts'
import { createLog } from '../../../src/server/log.ts'
import { createAccountApp, origin, password } from './account-app.ts'
import { createWholeApp } from './whole-app.ts'

/** A valid call, which tests can alter in parts. */
export type AccountCall = {
  readonly method: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string | ReadableStream }

/** Every call that changes something, and a staff member who makes them; no mail is sent. */
export async function createAccountCalls() {
  const accounts = await createAccountApp()
  const log = createLog(
    (line) => accounts.logged.push(line),
    () => new Date(),
  )
  const app = createWholeApp({ routes: [accounts.service.addRoutes], log })
  const member = await accounts.member('producer')
  await accounts.stopJobs()
  const { data: phone } = await member.auth.mfa.enroll({ factorType: 'totp' })
  const factor = `${serverPaths.authFactors}/${phone?.id}`
  const grant = (type: string) => `${serverPaths.authToken}?grant_type=${type}`
  const email = () => `${randomUUID()}@example.com`

  const calls = (): AccountCall[] => [
    {
      method: 'POST',
      path: serverPaths.authSignUp,
      body: { email: email(), password, data: { display_name: 'Robin' } },
    },
    { method: 'POST', path: grant('password'), body: { email: email(), password } },
    { method: 'POST', path: grant('refresh_token'), body: { refresh_token: 'x'.repeat(43) } },
    { method: 'POST', path: grant('pkce'), body: { auth_code: 'x', code_verifier: 'x' } },
    { method: 'POST', path: serverPaths.authRecover, body: { email: email() } },
    { method: 'POST', path: serverPaths.authOtp, body: { email: email(), create_user: false } },
    { method: 'POST', path: serverPaths.authResend, body: { email: email(), type: 'signup' } },
    { method: 'POST', path: serverPaths.authVerify, body: { type: 'signup', token_hash: 'x'.repeat(43) } },
    { method: 'POST', path: `${serverPaths.authLogout}?scope=others`, body: {} },
    { method: 'PUT', path: serverPaths.authUser, body: { data: { display_name: 'Robin' } } },
    { method: 'POST', path: serverPaths.authFactors, body: { factor_type: 'totp', friendly_name: 'Phone' } },
    { method: 'POST', path: `${factor}/challenge`, body: {} },
    { method: 'POST', path: `${factor}/verify`, body: { challenge_id: randomUUID(), code: '123456' } },
    { method: 'DELETE', path: `${serverPaths.authFactors}/${randomUUID()}`, body: {} },
    { method: 'POST', path: serverPaths.authRecoveryCodes, body: {} },
    { method: 'POST', path: serverPaths.authRecoveryCodesAgain, body: {} },
    { method: 'POST', path: serverPaths.authRecoveryCodesVerify, body: { code: 'aaaa-bbbb-cccc-dddd' } },
    { method: 'DELETE', path: serverPaths.authRecoveryCodes, body: {} },
    { method: 'POST', path: serverPaths.accountEndSession, body: { id: randomUUID() } },
    { method: 'POST', path: serverPaths.accountResetFactor, body: {} },
    { method: 'POST', path: serverPaths.accountDelete, body: {} },
    { method: 'POST', path: serverPaths.accountKeep, body: {} },
    { method: 'POST', path: serverPaths.accountKeepAddress, body: {} },
  ]

  return {
    accounts,
    member,
    calls,

    /** Sends a call as the signed-in member, each time from a new IP address. */
    async send(method: string, path: string, { headers, body }: Sent = {}) {
      return app.request(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Origin: origin,
          'X-Test-Address': randomUUID(),
          ...member.bearer,
          ...headers,
        },
        ...(body !== undefined && { body, duplex: 'half' }),
      })
    },
  }
}

/** The answer is no server error, has the client's error format, and is neither cached nor cross-origin. */
export async function expectInOrder(response: Response, method = 'POST'): Promise<void> {
  const { status, headers } = response
  expect(status).toBeLessThan(500)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  if (status < 400) return
  expect(headers.get('Content-Type')).toBe('application/json')
  if (method === 'HEAD') return
  expect(await response.json()).toMatchObject({
    code: status,
    error_code: expect.stringMatching(/^[a-z_]+$/),
    msg: expect.stringMatching(/\S/),
  })
}
