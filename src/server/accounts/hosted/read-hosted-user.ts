import * as z from 'zod/mini'
import * as limits from '../../../domain/limits.ts'
import { parseJson } from '../../../domain/parse-json.ts'
import type { Account } from '../account.ts'
import type { CallHosted } from './call-hosted.ts'
import { hostedRole } from './hosted-role.ts'

export type HostedUser =
  | { readonly kind: 'found'; readonly account: Account }
  /** The token is not valid, or its session has ended. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' }

const time = z.catch(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => new Date(text)),
  ),
  new Date(0),
)

const userSchema = z.object({
  id: z.guid(),
  email: z._default(z.string(), ''),
  created_at: time,
  updated_at: time,
  email_confirmed_at: time,
  last_sign_in_at: time,
  app_metadata: z._default(z.object({ role: z.optional(z.unknown()) }), {}),
  user_metadata: z._default(z.object({ display_name: z.catch(z.string(), '') }), { display_name: '' }),
})

/** Asks the project whose token this is, because only the project knows which sessions have ended. */
export async function readHostedUser(call: CallHosted, token: string): Promise<HostedUser> {
  const reply = await call('/user', {
    method: 'GET',
    headers: { Authorization: `Bearer ${token}` },
    deadlineMs: limits.hostedAccounts.verifyMs,
  })
  if (reply.kind !== 'answered' || reply.status >= 500 || reply.status === 429) return { kind: 'unavailable' }
  if (reply.status !== 200) return { kind: 'refused' }
  const parsed = userSchema.safeParse(parseJson(reply.body.toString()))
  return parsed.success ? { kind: 'found', account: accountOf(parsed.data) } : { kind: 'unavailable' }
}

/**
 * The parts of the user that we need. The factors stay with the project: a token itself says whether one was
 * shown.
 */
function accountOf(user: z.output<typeof userSchema>): Account {
  return {
    id: user.id,
    // An address that was never confirmed proves nothing, so it is left out.
    email: user.email_confirmed_at.getTime() > 0 ? user.email : '',
    displayName: user.user_metadata.display_name,
    role: hostedRole(user.app_metadata.role),
    hasPassword: true,
    data: {},
    newEmail: null,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
    confirmedAt: user.email_confirmed_at,
    lastSignInAt: user.last_sign_in_at,
    factors: [],
  }
}
