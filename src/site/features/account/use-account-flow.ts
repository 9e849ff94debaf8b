import type { Session } from '@supabase/auth-js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { accountToasts } from '../../../content/account/account.ts'
import { type SignInTarget, signInTarget } from '../../../domain/account/sign-in-target.ts'
import { pagePaths } from '../../../routes.ts'
import { showToast, type Toast } from '../../platform/toasts/toasts.ts'
import { canonicalOrigin, cleanAddress, readArrival } from './arrival.ts'
import { askAccounts } from './ask-accounts.ts'
import { keepStep, keptStep } from './kept-step.ts'
import { needsFactor, nextDemand } from './next-demand.ts'
import { accountStore, isSessionStored, useAccount } from './session/account-store.ts'
import { leaveFor } from './session/leave-for.ts'
import { loadLaterView } from './views/load-later-view.ts'
import { heldViews, type View } from './views/view.ts'

export type AccountFlow = ReturnType<typeof useAccountFlow>

/** Leads a visitor through signing in, however they arrive, and then to the page they wanted. */
export function useAccountFlow() {
  const { session } = useAccount()
  const [view, setView] = useState<View>({ name: 'sign-in' })
  /** True until it is clear whether the visitor must follow a link from an email first. */
  const [held, setHeld] = useState(true)
  const next = useRef<SignInTarget>(pagePaths.home)
  const parting = useRef<Toast | null>(null)
  const left = useRef(false)
  const email = useRef('')

  const show = useCallback(async (wanted: View): Promise<void> => {
    try {
      if (wanted.name !== 'sign-in' && wanted.name !== 'sign-up') await loadLaterView()
      setView(wanted)
      setHeld(heldViews.includes(wanted.name))
    } catch {
      showToast({ kind: 'error', ...accountToasts.unexpected })
    }
    document.documentElement.classList.remove('arriving')
  }, [])

  const settle = useCallback(
    async (signedIn: Session): Promise<void> => {
      const answer = await askAccounts((client) => client.mfa.getAuthenticatorAssuranceLevel())
      const levels = answer.kind === 'done' ? answer.data : null
      const demand = nextDemand(levels, signedIn.user, keptStep())
      if (demand) return show({ name: demand })
      if (left.current) return
      left.current = true
      // The desk is closed to staff without a second factor, which is added on the account page.
      leaveFor(needsFactor(levels, signedIn.user) ? pagePaths.account : next.current, parting.current)
    },
    [show],
  )

  useEffect(() => {
    next.current = signInTarget(new URLSearchParams(location.search).get('next'))

    function release(): void {
      setHeld(false)
      document.documentElement.classList.remove('arriving')
    }

    /** The client reads the session or error in the address, so it must start before the result is known. */
    async function begin(): Promise<void> {
      const client = await accountStore.open()
      await client.initialize()
      const { data } = await client.getSession()
      const step = keptStep()
      if (step !== 'expired' && (step !== 'new-password' || data.session)) return release()
      keepStep(null)
      await show({ name: 'expired', kind: 'recovery' })
    }

    function arrive(): void {
      const arrival = readArrival(location.href, canonicalOrigin())
      if (arrival?.kind === 'link') {
        cleanAddress()
        next.current = arrival.next
        void show({ name: 'link', link: arrival })
      } else if (arrival || keptStep() || isSessionStored()) begin().catch(release)
      else release()
    }

    /** Handles a link pasted into a tab that already shows this page. */
    function arriveAgain(): void {
      const arrival = readArrival(location.href, canonicalOrigin())
      if (arrival?.kind === 'link') arrive()
      // The client reads the address only when it starts.
      else if (arrival) location.reload()
    }

    arrive()
    addEventListener('hashchange', arriveAgain)
    return () => removeEventListener('hashchange', arriveAgain)
  }, [show])

  // The visitor may have been signed in already, or has just signed in here or in another tab.
  useEffect(() => {
    if (session && !held) void settle(session)
  }, [session, held, settle])

  return {
    view,
    show,
    settle,
    /** The typed email address, kept across views. */
    email,
    /** The toast for a visitor who leaves the page through their own action. */
    parting,
    /** Changes where the visitor is sent in the end. */
    leadTo: (path: SignInTarget) => {
      next.current = path
    },
    /** The final destination of links in emails. */
    target: () => `${location.origin}${next.current}`,
  }
}
