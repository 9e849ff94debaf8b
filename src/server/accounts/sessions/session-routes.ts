import * as z from 'zod/mini'
import type { AccountCall } from '../../../domain/account/account-calls.ts'
import * as limits from '../../../domain/limits.ts'
import { pagePaths, serverPaths } from '../../../routes.ts'
import type { App, AppContext } from '../../http/app-types.ts'
import { type Account, lacksFactor } from '../account.ts'
import { dataSchema, splitData, tooMuchData } from '../account-data.ts'
import { accountFailure, tooManyRequests } from '../account-error.ts'
import { emailField, newEmailField } from '../email-fields.ts'
import { type RequestMailDeps, requestAccountMail } from '../links/request-account-mail.ts'
import { readBody } from '../read-body.ts'
import { changeAddress } from '../self-service/change-address.ts'
import { type DeviceDeps, knownDevice, rememberDevice } from '../sign-in/device-cookie.ts'
import { type SignInDeps, signIn } from '../sign-in/sign-in.ts'
import { type Authenticate, refuse } from '../tokens/authenticate.ts'
import { type UpdateDeps, type UpdateOutcome, updateAccount } from '../update-account.ts'
import { userBody } from '../user-body.ts'
import { endSessions, signOutScopes } from './end-sessions.ts'
import { hasFactor } from './open-session.ts'
import { type RefreshDeps, refreshSession } from './refresh-session.ts'
import { sessionPlace } from './session-place.ts'

/** Reports to the security log that a client calls too often. */
export type ReportCall = (c: AppContext, call: AccountCall) => void

type SessionRouteDeps = SignInDeps &
  RefreshDeps &
  UpdateDeps &
  DeviceDeps &
  Omit<RequestMailDeps, 'pool'> & {
    readonly authenticate: Authenticate
    readonly clientAddress: (c: AppContext) => string
    readonly report: ReportCall
    readonly onReuse: (c: AppContext, userId: string) => void
  }

/** Input that cannot be a valid address or password is answered like a wrong password. */
const passwordSchema = z.object({
  email: z.catch(emailField, ''),
  password: z.catch(z.string().check(z.maxLength(limits.account.passwordMax * 2)), ''),
})
const refreshSchema = z.object({ refresh_token: z.string('refresh_token required').check(z.maxLength(200)) })
const updateSchema = z.object({
  email: z.optional(newEmailField),
  password: z.optional(z.string()),
  nonce: z.optional(z.string().check(z.maxLength(20))),
  data: dataSchema,
})
const scopeField = z.enum(signOutScopes)
const refreshWindowSeconds = 60

/** The calls that sign in, refresh the session, and let a signed-in person change the account. */
export function addSessionRoutes(app: App, deps: SessionRouteDeps): void {
  const callerOf = (c: AppContext) => ({ address: deps.clientAddress(c), signal: c.req.raw.signal })

  app.post(serverPaths.authToken, async (c) => {
    const grant = c.req.query('grant_type')
    if (grant === 'password') return takePassword(c)
    if (grant === 'refresh_token') return takeRefreshToken(c)
    return accountFailure(c, 400, 'unsupported_grant_type', 'unsupported_grant_type')
  })

  async function takePassword(c: AppContext): Promise<Response> {
    const body = await readBody(c, passwordSchema)
    if (!body.ok) return body.response
    const { email, password } = body.data
    const wrong = () => accountFailure(c, 400, 'invalid_credentials', 'Invalid login credentials')
    if (email === '' || password === '') return wrong()
    const outcome = await signIn(deps, body.data, {
      ...callerOf(c),
      place: sessionPlace(c),
      deviceOf: (userId, passwordHash) => knownDevice(c, deps, { userId, passwordHash }),
    })
    switch (outcome.kind) {
      case 'signed-in':
        if (!hasFactor(outcome.body)) await rememberDevice(c, deps, outcome.body.user.id)
        return c.json(outcome.body)
      case 'wrong':
        return wrong()
      case 'unconfirmed':
        return accountFailure(c, 400, 'email_not_confirmed', 'Email not confirmed')
      case 'rate-limited':
        deps.report(c, 'password')
        return tooManyRequests(c, outcome.retryAfterSeconds)
      case 'busy':
        return tooManyRequests(c, 1)
    }
  }

  async function takeRefreshToken(c: AppContext): Promise<Response> {
    const body = await readBody(c, refreshSchema)
    if (!body.ok) return body.response
    const outcome = await refreshSession(deps, body.data.refresh_token)
    switch (outcome.kind) {
      case 'refreshed':
        return c.json(outcome.body)
      case 'unknown':
        return accountFailure(
          c,
          400,
          'refresh_token_not_found',
          'Invalid Refresh Token: Refresh Token Not Found',
        )
      case 'too-often':
        deps.report(c, 'refresh')
        return tooManyRequests(c, refreshWindowSeconds)
      case 'reused':
        deps.onReuse(c, outcome.userId)
        return accountFailure(c, 400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
  }

  app.post(serverPaths.authLogout, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    const scope = scopeField.safeParse(c.req.query('scope') ?? 'global')
    if (!scope.success) return accountFailure(c, 400, 'validation_failed', 'Unsupported logout scope')
    await endSessions(deps.pool, signedIn, scope.data)
    return c.body(null, 204)
  })

  app.get(serverPaths.authUser, async (c) => {
    const signedIn = await deps.authenticate(c)
    return 'kind' in signedIn ? refuse(c, signedIn) : c.json(userBody(signedIn.account))
  })

  app.put(serverPaths.authUser, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    const body = await readBody(c, updateSchema)
    if (!body.ok) return body.response
    const { email, password = null, nonce = null, data } = body.data
    const change = { password, nonce, ...splitData(data) }
    const outcome = await updateAccount(deps, signedIn, change, callerOf(c))
    if (outcome.kind !== 'updated') return answerUpdate(c, outcome)
    if (password !== null) await rememberDevice(c, deps, outcome.account.id)
    return email === undefined ? answerUpdate(c, outcome) : takeAddress(c, outcome.account, email)
  })

  /** Never tells whether the new address has an account. */
  async function takeAddress(c: AppContext, account: Account, email: string): Promise<Response> {
    const { address } = callerOf(c)
    const wait = await deps.throttle.call('address', address, account.email)
    if (wait !== null) return answerUpdate(c, { kind: 'rate-limited', retryAfterSeconds: wait })
    const changed = await changeAddress(deps, account, email, address)
    return answerUpdate(c, changed ? { kind: 'updated', account: changed } : { kind: 'session-over' })
  }

  /** Mails the code with which an old session may change the password. */
  app.get(serverPaths.authReauthenticate, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    if (lacksFactor(signedIn)) return answerUpdate(c, { kind: 'second-factor' })
    const { address } = callerOf(c)
    const { email } = signedIn.account
    const wait = await deps.throttle.call('reauthenticate', address, email)
    if (wait !== null) {
      deps.report(c, 'reauthenticate')
      return tooManyRequests(c, wait)
    }
    await requestAccountMail(deps, { kind: 'code', email, next: pagePaths.account }, address)
    return c.json({})
  })

  function answerUpdate(c: AppContext, outcome: UpdateOutcome): Response {
    switch (outcome.kind) {
      case 'updated':
        return c.json(userBody(outcome.account))
      case 'weak': {
        const { reasons, message } = outcome
        return accountFailure(c, 422, 'weak_password', message, { weak_password: { reasons } })
      }
      case 'same-password':
        return accountFailure(
          c,
          422,
          'same_password',
          'New password should be different from the old password.',
        )
      case 'too-much-data':
        return accountFailure(c, 422, 'validation_failed', tooMuchData)
      case 'wrong-nonce':
        return accountFailure(c, 422, 'reauthentication_not_valid', 'The code is wrong or has expired.')
      case 'reauthenticate':
        return accountFailure(
          c,
          401,
          'reauthentication_needed',
          'Please sign in again to change your password.',
        )
      case 'second-factor':
        return accountFailure(c, 401, 'insufficient_aal', 'Enter a code of your authenticator app first.')
      case 'session-over':
        return refuse(c, { kind: 'refused', code: 'session_not_found' })
      case 'rate-limited':
        deps.report(c, 'update')
        return tooManyRequests(c, outcome.retryAfterSeconds)
      case 'busy':
        return tooManyRequests(c, 1)
    }
  }
}
