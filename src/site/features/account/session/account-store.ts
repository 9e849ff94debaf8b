import type { GoTrueClient, Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../../../platform/settings/settings.ts'
import { sessionKey } from './session-key.ts'

export type AccountState = {
  readonly session: Session | null
  /** True while a stored session is being read. */
  readonly loading: boolean
}

type StartClient = (onChange: (session: Session | null) => void) => GoTrueClient

const nobody: AccountState = { session: null, loading: false }

/** Who is signed in. The client that knows is loaded only when it is opened. */
export function createAccountStore(isStored: () => boolean, load: () => Promise<StartClient>) {
  let state = nobody
  let client: Promise<GoTrueClient> | undefined
  const listeners = new Set<() => void>()

  function change(next: AccountState): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** A client that could not be loaded is tried again the next time. */
    open(): Promise<GoTrueClient> {
      if (client) return client
      if (isStored()) change({ session: null, loading: true })
      client = load().then((start) => start((session) => change({ session, loading: false })))
      client.catch(() => {
        client = undefined
        change(nobody)
      })
      return client
    },
  }
}

export function isSessionStored(): boolean {
  return Boolean(browserStorage()?.getItem(sessionKey))
}

const loadClient = () => import('./account-client.ts')

export const accountStore = createAccountStore(
  isSessionStored,
  async () => (await loadClient()).startAccountClient,
)

export function useAccount() {
  const { session, loading } = useSyncExternalStore(accountStore.subscribe, accountStore.read, () => nobody)
  return { session, user: session?.user ?? null, loading, signOut }
}

async function signOut(): Promise<void> {
  await (await loadClient()).signOut()
}

/** Loads the client for whoever has a session or comes with one; all others never need it. */
export function watchAccount(): void {
  const look = () => {
    if (isSessionStored() || /[#?&](access_token|error_description)=/.test(location.href)) accountStore.open()
  }
  look()
  // Somebody signed in in another tab.
  window.onstorage = look
}
