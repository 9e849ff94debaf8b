import type { GoTrueClient, Session } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { sessionKey } from '../../../../domain/account/session-key.ts'
import { browserStorage } from '../../../../ui/storage/browser-storage.ts'

export type AccountState = {
  readonly session: Session | null
  /** True while the client reads a stored session. */
  readonly loading: boolean
}

type StartClient = (onChange: (session: Session | null) => void) => GoTrueClient

const nobody: AccountState = { session: null, loading: false }

/** Knows who is signed in. The account client is loaded only when `open` is called. */
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
    /** If the client fails to load, the next call tries again. */
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

/** Loads the client for visitors who have a session or arrive with one. Others never need it. */
export function watchAccount(): void {
  const look = () => {
    if (isSessionStored() || /[#?&](access_token|error_description)=/.test(location.href)) accountStore.open()
  }
  look()
  // The visitor may sign in in another tab.
  window.onstorage = look
}
