import type { User } from '@supabase/auth-js'
import { useCallback, useEffect, useState } from 'react'
import { pagePaths, serverPaths } from '../../../routes.ts'
import { type Answer, askAccounts } from '../account/ask-accounts.ts'
import { callAccount, notOurs } from '../account/call-account.ts'
import { keptStep } from '../account/kept-step.ts'
import { nextDemand } from '../account/next-demand.ts'
import { type Overview, readOverview } from './read-overview.ts'

export type Refusal = Exclude<Answer<unknown>, { kind: 'done' }>

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly refusal: Refusal }
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
  const [user, overview] = await Promise.all([
    askAccounts((client) => client.getUser()),
    callAccount(serverPaths.account),
  ])
  if (user.kind !== 'done') {
    return user.kind === 'refused' && user.status !== 429 ? null : { kind: 'failed', refusal: user }
  }
  if (!user.data.user) return null
  if (overview.kind === 'refused' && overview.code === 'insufficient_aal') {
    // The stored session may not know yet that the account has a second factor.
    await askAccounts((client) => client.refreshSession())
    return sendToSignIn()
  }
  const levels = await askAccounts((client) => client.mfa.getAuthenticatorAssuranceLevel())
  const demand = nextDemand(levels.kind === 'done' ? levels.data : null, user.data.user, keptStep())
  if (demand) return sendToSignIn()
  if (overview.kind === 'refused' && overview.code === notOurs) {
    return { kind: 'shown', user: user.data.user, overview: null }
  }
  if (overview.kind !== 'done') return { kind: 'failed', refusal: overview }
  const read = readOverview(overview.data)
  return read
    ? { kind: 'shown', user: user.data.user, overview: read }
    : { kind: 'failed', refusal: { kind: 'failed' } }
}

/** The sign-in page asks for whatever is missing and then leads back. */
function sendToSignIn(): null {
  location.replace(`${pagePaths.auth}?next=${pagePaths.account}`)
  return null
}
