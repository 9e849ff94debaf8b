import type { Pool } from 'pg'
import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { pagePaths, serverPaths } from '../../../routes.ts'
import type { App, AppContext } from '../../http/app-types.ts'
import { lacksFactor, type SignedIn } from '../account.ts'
import { accountFailure, tooManyRequests } from '../account-error.ts'
import { type RequestMailDeps, requestAccountMail } from '../links/request-account-mail.ts'
import { readBody } from '../read-body.ts'
import { endSession } from '../sessions/end-sessions.ts'
import type { ReportCall } from '../sessions/session-routes.ts'
import type { AccountThrottle } from '../sign-in/account-throttle.ts'
import { type Authenticate, refuse } from '../tokens/authenticate.ts'
import { keepAddress } from './change-address.ts'
import { keepAccount, requestDeletion } from './delete-account.ts'
import { exportAccount, type ReadInquiries } from './export-account.ts'
import { readOverview } from './read-overview.ts'

type SelfServiceDeps = Omit<RequestMailDeps, 'pool'> & {
  readonly pool: Pool
  readonly throttle: AccountThrottle
  readonly readInquiries: ReadInquiries
  readonly authenticate: Authenticate
  readonly clientAddress: (c: AppContext) => string
  readonly report: ReportCall
}

const sessionSchema = z.object({ id: z.guid('id is not a session') })
const hourMs = 3_600_000
const lastOwner =
  'You are the only owner of this site, so this account has to stay. Make somebody else an owner first.'

/** The account page's calls beside the published client's protocol. */
export function addSelfServiceRoutes(app: App, deps: SelfServiceDeps): void {
  const { pool } = deps

  app.get(serverPaths.account, async (c) => {
    const signedIn = await readOwner(c)
    return signedIn instanceof Response ? signedIn : c.json(await readOverview(pool, signedIn))
  })

  app.get(serverPaths.accountExport, async (c) => {
    const signedIn = await readOwner(c)
    if (signedIn instanceof Response) return signedIn
    const refused = await refuseCall(c, 'export', signedIn)
    if (refused) return refused
    c.header('Content-Disposition', 'attachment; filename="account.json"')
    return c.json(await exportAccount(deps, signedIn))
  })

  app.post(serverPaths.accountEndSession, async (c) => {
    const signedIn = await readOwner(c)
    if (signedIn instanceof Response) return signedIn
    const body = await readBody(c, sessionSchema)
    if (!body.ok) return body.response
    return (await endSession(pool, signedIn, body.data.id))
      ? c.json({})
      : accountFailure(c, 404, 'not_found', 'This session has ended already.')
  })

  app.post(serverPaths.accountDelete, async (c) => {
    const signedIn = await readOwner(c)
    if (signedIn instanceof Response) return signedIn
    const refused = await refuseCall(c, 'deletion', signedIn)
    if (refused) return refused
    const outcome = await requestDeletion(deps, signedIn)
    if (outcome === 'last-owner') return accountFailure(c, 409, 'last_owner', lastOwner)
    if (!outcome) return refuse(c, { kind: 'refused', code: 'session_not_found' })
    if (outcome.first) await mail(c, 'deletion', signedIn)
    return c.json({ deletionAt: outcome.deletionAt.toISOString() })
  })

  app.post(serverPaths.accountKeep, async (c) => {
    const signedIn = await readOwner(c)
    if (signedIn instanceof Response) return signedIn
    await keepAccount(pool, signedIn)
    return c.json({})
  })

  app.post(serverPaths.accountKeepAddress, async (c) => {
    const signedIn = await readOwner(c)
    if (signedIn instanceof Response) return signedIn
    await keepAddress(pool, signedIn)
    return c.json({})
  })

  /** For an owner without phone and codes, so this one works without the second factor. */
  app.post(serverPaths.accountResetFactor, async (c) => {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    if (!signedIn.account.factors.some(({ verified }) => verified)) {
      return accountFailure(c, 404, 'mfa_factor_not_found', 'This account has no second factor.')
    }
    const refused = await refuseCall(c, 'factor', signedIn)
    if (refused) return refused
    await mail(c, 'factor-reset', signedIn)
    const usableAt = new Date(deps.now().getTime() + limits.account.factorResetHours * hourMs)
    return c.json({ usableAt: usableAt.toISOString() })
  })

  function mail(c: AppContext, kind: 'deletion' | 'factor-reset', { account }: SignedIn): Promise<void> {
    const wish = { kind, email: account.email, next: pagePaths.account }
    return requestAccountMail(deps, wish, deps.clientAddress(c))
  }

  async function refuseCall(
    c: AppContext,
    call: 'deletion' | 'export' | 'factor',
    { account }: SignedIn,
  ): Promise<Response | null> {
    const wait = await deps.throttle.call(call, deps.clientAddress(c), account.email)
    if (wait === null) return null
    deps.report(c, call)
    return tooManyRequests(c, wait)
  }

  /** The signed-in person, if they gave the second factor that the account requires. */
  async function readOwner(c: AppContext): Promise<SignedIn | Response> {
    const signedIn = await deps.authenticate(c)
    if ('kind' in signedIn) return refuse(c, signedIn)
    if (!lacksFactor(signedIn)) return signedIn
    return accountFailure(c, 401, 'insufficient_aal', 'Enter a code of your authenticator app first.')
  }
}
