import type { App, AppContext } from '../http/app-types.ts'
import type { VerifyAccessToken } from './tokens/access-token.ts'
import type { Authenticate } from './tokens/authenticate.ts'

/** The accounts as the rest of the server sees them, whether they are our own or a hosted project's. */
export type AccountService = {
  addRoutes(app: App): void
  readonly verify: VerifyAccessToken
  /** The user named by the request's token, without a look at the session; null without a valid token. */
  readonly userId: (c: AppContext) => Promise<string | null>
  /** For data and actions reserved to the account's owner: also checks that the session still exists. */
  readonly authenticate: Authenticate
  stop(): Promise<void>
}
