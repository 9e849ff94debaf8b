import type { User } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { ownAccountText } from '../../../content/account/own-account.ts'
import { pagePaths, serverPaths } from '../../../routes.ts'
import { type Answer, askAccounts } from '../account/ask-accounts.ts'
import { callAccount, notOurs } from '../account/call-account.ts'
import { keptStep } from '../account/kept-step.ts'
import { nextDemand } from '../account/next-demand.ts'
import type { Trouble } from '../account/trouble.ts'
import { explain } from './explain.ts'
import { type Overview, readOverview } from './read-overview.ts'

export type Refusal = Exclude<Answer<unknown>, { kind: 'done' }>

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  | {
      readonly kind: 'shown'
      readonly user: User
      /** Null where a hosted project keeps the accounts: it does not know our own calls. */
      readonly overview: Overview | null
    }

/** The account as the server knows it now; the stored session's copy may be older. */
export type OwnAccount = Omit<Extract<State, { kind: 'shown' }>, 'kind'> & {
  /** Looks the account up again after a change; what is shown stays until then. */
  readonly refresh: () => Promise<void>
}

export function useOwnAccount(): { readonly state: State; readonly load: () => Promise<void> } {
  const [state, setState] = useState<State>({ kind: 'loading' })

  const load = useCallback(async (): Promise<void> => {
    const next = await lookUp()
    // A failed second look takes away nothing that is shown.
    if (next) setState((before) => (next.kind === 'failed' && before.kind === 'shown' ? before : next))
  }, [])

  useEffect(() => {
    void load()
  }, [load])

  return { state, load }
}

/** Null if the visitor is sent to the sign-in page, or is not signed in after all, which the store notices. */
async function lookUp(): Promise<State | null> {
  const overview = await callAccount(serverPaths.account)
  if (overview.kind !== 'done' && mayPass(overview)) return fail(overview)
  if (overview.kind === 'refused' && overview.code === 'insufficient_aal') {
    // The stored session's copy of the account may be older than its second factor.
    await askAccounts((client) => client.refreshSession())
    return sendToSignIn()
  }
  // For a session that has ended, this call makes the client forget it.
  const answer = await askAccounts((client) => client.getUser())
  if (answer.kind !== 'done' && mayPass(answer)) return fail(answer)
  const user = answer.kind === 'done' ? answer.data.user : null
  if (!user) return null
  const levels = await askAccounts((client) => client.mfa.getAuthenticatorAssuranceLevel())
  if (nextDemand(levels.kind === 'done' ? levels.data : null, user, keptStep())) return sendToSignIn()
  if (overview.kind !== 'done') {
    const hosted = overview.kind === 'refused' && overview.code === notOurs
    return hosted ? { kind: 'shown', user, overview: null } : fail(overview)
  }
  const read = readOverview(overview.data)
  return read ? { kind: 'shown', user, overview: read } : fail({ kind: 'failed' })
}

/** True for an answer that may be another one later. */
function mayPass(refusal: Refusal): boolean {
  return refusal.kind === 'failed' || refusal.status === 429
}

function fail(refusal: Refusal): State {
  return { kind: 'failed', trouble: explain(refusal, ownAccountText.failed.title) }
}

/** The sign-in page asks for whatever is missing and then leads back. */
function sendToSignIn(): null {
  location.replace(`${pagePaths.auth}?next=${pagePaths.account}`)
  return null
}
