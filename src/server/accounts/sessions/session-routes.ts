import * as z from 'zod/mini'
import type { AccountCall } from '../../../domain/account/account-calls.ts'
import { accountEmailField, displayNameField } from '../../../domain/account/account-fields.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import type { App, AppContext } from '../../http/app-types.ts'
import { accountFailure, tooManyRequests } from '../account-error.ts'
import { readBody } from '../read-body.ts'
import { type DeviceDeps, knownDevice, rememberDevice } from '../sign-in/device-cookie.ts'
import { type SignInDeps, signIn } from '../sign-in/sign-in.ts'
import { type Authenticate, refuse } from '../tokens/authenticate.ts'
import { type UpdateDeps, type UpdateOutcome, updateAccount } from '../update-account.ts'
import { userBody } from '../user-body.ts'
import { endSessions, signOutScopes } from './end-sessions.ts'
import { hasFactor } from './open-session.ts'
import { type RefreshDeps, refreshSession } from './refresh-session.ts'

/** Reports to the security log that a client calls too often. */
export type ReportCall = (c: AppContext, call: AccountCall) => void

type SessionRouteDeps = SignInDeps &
  RefreshDeps &
  UpdateDeps &
  DeviceDeps & {
    readonly authenticate: Authenticate
    readonly clientAddress: (c: AppContext) => string
    readonly report: ReportCall
    readonly onReuse: (c: AppContext, userId: string) => void
  }

/** Input that cannot be a valid address or password is answered like a wrong password. */
const passwordSchema = z.object({
  email: z.catch(accountEmailField, ''),
  password: z.catch(z.string().check(z.maxLength(limits.account.passwordMax * 2)), ''),
})
const refreshSchema = z.object({ refresh_token: z.string('refresh_token required').check(z.maxLength(200)) })
const updateSchema = z.object({
  email: z.optional(accountEmailField),
  password: z.optional(z.string()),
  data: z.optional(z.object({ display_name: z.optional(displayNameField) })),
})
const scopeField = z.enum(signOutScopes)

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
    const { email, password = null, data } = body.data
    if (email !== undefined && email !== signedIn.account.email) {
      return accountFailure(c, 422, 'validation_failed', 'The email address of an account cannot be changed.')
    }
    const displayName = data?.display_name ?? null
    if (password === null && displayName === null) return c.json(userBody(signedIn.account))
    const outcome = await updateAccount(deps, signedIn, { password, displayName }, callerOf(c))
    if (outcome.kind === 'updated' && password !== null) await rememberDevice(c, deps, outcome.account.id)
    return answerUpdate(c, outcome)
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
