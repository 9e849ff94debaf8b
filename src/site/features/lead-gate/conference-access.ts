import * as limits from '../../../domain/limits.ts'
import { type GrantStorage, grantAccess, hasAccess } from '../access-grant/access-grant.ts'

/** Opens the conference page, for as long as the grant beside it lasts. */
const flagKey = 'conferenceAccess'
const flagValue = 'granted'
const grantKey = 'conferenceAccessGrant'

export type AccessStore = {
  readonly isOpen: () => boolean
  readonly grant: () => void
  readonly subscribe: (listener: () => void) => () => void
}

type AccessDeps = {
  /** Null where the browser blocks storage: access then lasts as long as the page. */
  readonly storage: GrantStorage | null
  readonly now: () => number
}

/** Whether this browser has passed the conference gate. */
export function createAccessStore({ storage, now }: AccessDeps): AccessStore {
  const listeners = new Set<() => void>()
  let grantedHere = false

  return {
    isOpen: () => grantedHere || (storage !== null && isStored(storage, now())),
    grant() {
      if (storage) store(storage, now())
      grantedHere = true
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function isStored(storage: GrantStorage, now: number): boolean {
  try {
    if (storage.getItem(flagKey) !== flagValue) return false
    // A flag without a grant has no end that could have come.
    if (storage.getItem(grantKey) === null || hasAccess(storage, grantKey, now)) return true
    storage.removeItem(flagKey)
  } catch {
    return false
  }
  return false
}

function store(storage: GrantStorage, now: number): void {
  // The grant first: a flag alone would never end.
  grantAccess(storage, grantKey, now, limits.conferenceAccessMinutes)
  try {
    storage.setItem(flagKey, flagValue)
  } catch {
    // Full or closed; this page stays open all the same.
  }
}
