import type { App, AppContext } from '../http/app-types.ts'
import type { InviteDeps } from './staff/invite-staff.ts'
import type { VerifyAccessToken } from './tokens/access-token.ts'
import type { Authenticate } from './tokens/authenticate.ts'

/** The desk's means of writing to staff: jobs for mails, and a name for whoever asked, under which they are counted. */
export type StaffMails = InviteDeps & { readonly caller: (address: string) => string }

/** The accounts as the rest of the server sees them, whether they are our own or a hosted project's. */
export type AccountService = {
  addRoutes(app: App): void
  readonly verify: VerifyAccessToken
  /** The user named by the request's token, without a look at the session; null without a valid token or its factor. */
  readonly userId: (c: AppContext) => Promise<string | null>
  /** For data and actions reserved to the account's owner: also checks that the session still exists. */
  readonly authenticate: Authenticate
  /** Null for a hosted project, which sends its own mails. */
  readonly staffMails: StaffMails | null
  /** A link that makes its reader the first owner; null while there is one, or when a hosted project decides. */
  readonly firstOwnerLink: () => Promise<string | null>
  stop(): Promise<void>
}
