import { Hono } from 'hono'
import type { Company } from '../../content/company/company.ts'
import * as limits from '../../domain/limits.ts'
import type { SecurityEvent } from '../../domain/security/security-events.ts'
import { authPath, serverPaths } from '../../routes.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Database } from '../database/connect.ts'
import { isDatabaseAway } from '../database/is-database-away.ts'
import type { AppContext, AppTypes } from '../http/app-types.ts'
import { limitBody } from '../http/limit-body.ts'
import { originVerdict } from '../http/same-origin.ts'
import type { Jobs } from '../jobs/job-queue.ts'
import type { Log } from '../log.ts'
import type { MailAddress, MailTransport } from '../mail/mail-message.ts'
import { accountFailure, serviceUnavailable } from './account-error.ts'
import { addAccountRoutes } from './account-routes.ts'
import type { AccountService } from './account-service.ts'
import { createFactorTries } from './factors/count-tries.ts'
import { addFactorRoutes } from './factors/factor-routes.ts'
import { addRecoveryCodeRoutes } from './factors/recovery-code-routes.ts'
import { openAccountMailQueue } from './links/account-mail-job.ts'
import { deliverAccountMail } from './links/deliver-account-mail.ts'
import type { ReadInquiries } from './self-service/export-account.ts'
import { addSelfServiceRoutes } from './self-service/self-service-routes.ts'
import { addSessionRoutes, type ReportCall } from './sessions/session-routes.ts'
import { createAccountThrottle } from './sign-in/account-throttle.ts'
import { createHashQueue, type HashQueue } from './sign-in/hash-queue.ts'
import { makeFirstOwnerLink } from './staff/first-owner.ts'
import { addFirstOwnerRoutes } from './staff/first-owner-routes.ts'
import { createAccessTokens } from './tokens/access-token.ts'
import { bearerToken, createAuthenticate } from './tokens/authenticate.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'

export type AccountServiceDeps = {
  readonly database: Pick<Database, 'pool' | 'accountPool'>
  readonly log: Log
  readonly now: () => Date
  readonly secret: string
  /** Public scheme and host: the issuer of the tokens and the start of every link. */
  readonly origin: string
  /** The origins whose pages may call us. */
  readonly origins: readonly string[]
  readonly company: Company
  readonly from: MailAddress
  readonly mail: MailTransport
  readonly jobs: Jobs
  readonly captcha: Captcha
  /** Account mails of the whole server. */
  readonly mailsPerHour: number
  /** For the export: the inquiries of an account's owner. */
  readonly readInquiries: ReadInquiries
  readonly clientAddress: (c: AppContext) => string
  /** Writes to the security log. */
  readonly report: (event: SecurityEvent, c: AppContext, userId?: string) => void
  readonly hashes?: HashQueue
}

/** Our own accounts: the published client's protocol under /auth/v1, and the mails that belong to it. */
export async function startAccountService(deps: AccountServiceDeps): Promise<AccountService> {
  const { log, now, secret, origin, origins, jobs } = deps
  const { pool, accountPool } = deps.database
  const keys = createSigningKeys({ pool, secret, now, log })
  // Creates a signing key now if one is due, so that the first sign-in does not wait for it.
  await keys.current()
  const tokens = createAccessTokens({ keys, origin, now })
  const mails = await openAccountMailQueue(jobs)
  const reportCall: ReportCall = (c, call) => deps.report({ type: 'account_rate_limit_exceeded', call }, c)
  const routeDeps = {
    ...deps,
    pool: accountPool,
    keys,
    tokens,
    authenticate: createAuthenticate({ pool: accountPool, verify: tokens.verify }),
    secure: origin.startsWith('https:'),
    throttle: createAccountThrottle({ pool: accountPool, secret }),
    tries: createFactorTries({ pool: accountPool, secret, clientAddress: deps.clientAddress }),
    hashes: deps.hashes ?? createHashQueue(),
    accountMailsText: mails.insertText,
    report: reportCall,
    onReuse: (c: AppContext, userId: string) => deps.report({ type: 'refresh_token_reused' }, c, userId),
  }
  await mails.work((job, attempt) => deliverAccountMail({ ...deps, pool }, job, attempt))

  return {
    verify: tokens.verify,
    authenticate: createAuthenticate({ pool, verify: tokens.verify }),
    async userId(c) {
      const token = bearerToken(c)
      const claims = token === null ? null : await tokens.verify(token)
      return claims && !claims.factor_due ? claims.sub : null
    },
    addRoutes(app) {
      const auth = new Hono<AppTypes>()
      auth.onError((error, c) => {
        if (isDatabaseAway(error)) {
          log.error('accounts_away', { reason: error.message })
          return serviceUnavailable(c)
        }
        log.error('unhandled', { id: c.get('requestId'), name: error.name, message: error.message })
        return accountFailure(
          c,
          500,
          'unexpected_failure',
          'Something went wrong on our side. Please try again.',
        )
      })
      for (const calls of [`${authPath}/*`, `${serverPaths.account}/*`]) {
        auth.use(calls, async (c, next) => {
          const headers = { origin: c.req.header('Origin'), fetchSite: c.req.header('Sec-Fetch-Site') }
          const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
          if (!reads && originVerdict(headers, origins) === 'foreign') {
            return accountFailure(c, 403, 'request_not_allowed', 'This call is taken from this site only.')
          }
          return next()
        })
        auth.use(
          calls,
          limitBody(limits.account.bodyBytes, (c) =>
            accountFailure(c, 413, 'validation_failed', 'This is more than the call can take.'),
          ),
        )
      }
      addAccountRoutes(auth, routeDeps)
      addSessionRoutes(auth, routeDeps)
      // Before the factors: `recovery-codes` would otherwise pass for the id of one.
      addRecoveryCodeRoutes(auth, routeDeps)
      addSelfServiceRoutes(auth, routeDeps)
      addFirstOwnerRoutes(auth, routeDeps)
      addFactorRoutes(auth, { ...routeDeps, issuer: deps.company.name })
      app.route('/', auth)
    },
    staffMails: { now, accountMailsText: mails.insertText, caller: routeDeps.throttle.caller },
    firstOwnerLink: () => makeFirstOwnerLink(pool),
    stop: async () => undefined,
  }
}
