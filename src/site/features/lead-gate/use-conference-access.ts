import { useSyncExternalStore } from 'react'
import { browserStorage } from '../accessibility/settings.ts'
import { type AccessStore, createAccessStore } from './conference-access.ts'

let store: AccessStore | undefined

/** One for the browser tab, made when it is first asked for: a prerendered page has no storage. */
export function accessStore(): AccessStore {
  store ??= createAccessStore({ storage: browserStorage(), now: Date.now })
  return store
}

/** Prerendered pages are locked. What another tab opened is open here when the visitor comes back. */
export function useConferenceAccess(): boolean {
  return useSyncExternalStore(subscribe, isOpen, lockedAtFirst)
}

function subscribe(listener: () => void): () => void {
  const stop = accessStore().subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

const isOpen = () => accessStore().isOpen()
const lockedAtFirst = () => false
