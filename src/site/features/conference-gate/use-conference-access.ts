import { useSyncExternalStore } from 'react'
import { browserStorage } from '../../../ui/storage/browser-storage.ts'
import { type Access, type AccessStore, createAccessStore, locked } from './conference-access.ts'

let store: AccessStore | undefined

/** The tab's only store, created on first use because there is no storage during prerendering. */
export function accessStore(): AccessStore {
  store ??= createAccessStore({ storage: browserStorage(), now: Date.now })
  return store
}

/** Always locked in prerendered pages. */
export function useConferenceAccess(): Access {
  return useSyncExternalStore(subscribe, readAccess, lockedAtFirst)
}

function subscribe(listener: () => void): () => void {
  const store = accessStore()
  const unsubscribe = store.subscribe(listener)
  // Another tab may give access. While access is open, `watch-access.ts` takes over.
  const look = () => {
    if (store.access().kind !== 'open') store.check()
  }
  addEventListener('storage', look)
  return () => {
    removeEventListener('storage', look)
    unsubscribe()
  }
}

const readAccess = () => accessStore().access()
const lockedAtFirst = () => locked
