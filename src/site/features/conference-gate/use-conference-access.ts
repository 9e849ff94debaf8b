import { useSyncExternalStore } from 'react'
import { browserStorage } from '../../platform/settings/settings.ts'
import { type Access, type AccessStore, createAccessStore, locked } from './conference-access.ts'

let store: AccessStore | undefined

/** One for the browser tab, made when it is first asked for: a prerendered page has no storage. */
export function accessStore(): AccessStore {
  store ??= createAccessStore({ storage: browserStorage(), now: Date.now })
  return store
}

/** Prerendered pages are locked. */
export function useConferenceAccess(): Access {
  return useSyncExternalStore(subscribe, readAccess, lockedAtFirst)
}

function subscribe(listener: () => void): () => void {
  const store = accessStore()
  const unsubscribe = store.subscribe(listener)
  // Another tab may open the page; while it is open, `watch-access.ts` looks after it.
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
