import type { App, AppContext } from '../http/app-types.ts'
import type { VerifyAccessToken } from './tokens/access-token.ts'
import type { Authenticate } from './tokens/authenticate.ts'

/** What accounts are to the rest of the server, whether they are our own or a hosted project's. */
export type AccountService = {
  addRoutes(app: App): void
  readonly verify: VerifyAccessToken
  /** Whose request it is, by the token alone; null for anonymous visitors and whatever is wrong with a token. */
  readonly userId: (c: AppContext) => Promise<string | null>
  /** For what only its owner may see or do: the session has to exist still. */
  readonly authenticate: Authenticate
  stop(): Promise<void>
}
