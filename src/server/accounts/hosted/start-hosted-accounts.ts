import type { SecurityEvent } from '../../../domain/security/security-events.ts'
import type { Database } from '../../database/connect.ts'
import type { AppContext } from '../../http/app-types.ts'
import type { Log } from '../../log.ts'
import type { AccountService } from '../account-service.ts'
import { createAccountThrottle } from '../sign-in/account-throttle.ts'
import { bearerToken } from '../tokens/authenticate.ts'
import { createHostedAuthenticate } from './authenticate-hosted.ts'
import { createCallHosted, type HostedProject } from './call-hosted.ts'
import { addForwardRoutes } from './forward-calls.ts'
import { createKeySet } from './key-set.ts'
import { createHostedVerifier } from './verify-with-key-set.ts'

export type HostedAccountDeps = {
  readonly project: HostedProject
  readonly origins: readonly string[]
  readonly clientAddress: (c: AppContext) => string
  readonly database: Pick<Database, 'pool'>
  readonly secret: string
  /** Writes to the security log. */
  readonly report: (event: SecurityEvent, c: AppContext) => void
  readonly now: () => Date
  readonly log: Log
  /** How long a forwarded call may take. */
  readonly deadlineMs?: number
}

/** Accounts kept by a hosted project instead of this server. */
export function startHostedAccounts(deps: HostedAccountDeps): AccountService {
  const { project, now, secret } = deps
  const stopping = new AbortController()
  const call = createCallHosted(project, stopping.signal)
  const keySet = createKeySet(call, now)
  const verify = createHostedVerifier({ issuer: `${project.url}/auth/v1`, keySet, call, now })
  return {
    addRoutes: (app) =>
      addForwardRoutes(app, {
        ...deps,
        call,
        projectUrl: project.url,
        throttle: createAccountThrottle({ pool: deps.database.pool, secret }),
        report: (c, refused) => deps.report({ type: 'account_rate_limit_exceeded', call: refused }, c),
      }),
    verify,
    authenticate: createHostedAuthenticate(call, verify),
    async userId(c) {
      const token = bearerToken(c)
      return token === null ? null : ((await verify(token))?.sub ?? null)
    },
    staffMails: null,
    firstOwnerLink: async () => null,
    async stop() {
      stopping.abort()
    },
  }
}
