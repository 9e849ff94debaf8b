import * as limits from '../../../domain/limits.ts'
import { parseJson } from '../../../domain/parse-json.ts'
import { type AccessStorage, accessEnd, startAccess } from './timed-access.ts'

/** This flag opens the conference page until the time stored under `endKey`. */
const flagKey = 'conferenceAccess'
const flagValue = 'granted'
const endKey = 'conferenceAccessGrant'
const visitorKey = 'conferenceAccessVisitor'

/** The visitor's answers at the gate. */
export type GateVisitor = { readonly email: string; readonly phone: string; readonly company: string }

export type Access =
  | { readonly kind: 'locked' }
  /** Access ended while this page was shown. */
  | { readonly kind: 'ended' }
  /** `here` is true if the visitor passed the gate in this document. */
  | {
      readonly kind: 'open'
      readonly endsAt: number
      readonly here: boolean
      readonly visitor: GateVisitor | null
    }

export type AccessStore = {
  /** Returns the same object until something changes. */
  readonly access: () => Access
  readonly open: (visitor: GateVisitor) => void
  /** Notices access given in other tabs and access that has ended. */
  readonly check: () => void
  readonly subscribe: (listener: () => void) => () => void
}

type AccessDeps = {
  /** Null if the browser blocks storage; access then lasts as long as the page. */
  readonly storage: AccessStorage | null
  readonly now: () => number
}

export const locked: Access = { kind: 'locked' }

/** Knows whether this browser has passed the conference gate. */
export function createAccessStore({ storage, now }: AccessDeps): AccessStore {
  const listeners = new Set<() => void>()
  let access = fromStorage(storage, now()) ?? locked

  function change(next: Access): void {
    access = next
    for (const listener of listeners) listener()
  }

  return {
    access: () => access,
    open(visitor) {
      change({ kind: 'open', endsAt: store(storage, now(), visitor), here: true, visitor })
    },
    check() {
      if (access.kind === 'open' && now() < access.endsAt) return
      const stored = fromStorage(storage, now())
      if (stored) change(stored)
      else if (access.kind === 'open') change({ kind: 'ended' })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function fromStorage(storage: AccessStorage | null, now: number): Access | null {
  try {
    if (storage?.getItem(flagKey) !== flagValue) return null
    // A flag without an end is valid for a day from when it is first seen.
    const endsAt = storage.getItem(endKey) === null ? startNow(storage, now) : accessEnd(storage, endKey, now)
    if (endsAt !== null) return { kind: 'open', endsAt, here: false, visitor: readVisitor(storage) }
    storage.removeItem(flagKey)
    storage.removeItem(visitorKey)
  } catch {
    return null
  }
  return null
}

function readVisitor(storage: AccessStorage): GateVisitor | null {
  const told = parseJson(storage.getItem(visitorKey) ?? '')
  return isVisitor(told) ? told : null
}

/** Checked by hand, because zod would add a tenth to the scripts that the page loads first. */
function isVisitor(told: unknown): told is GateVisitor {
  return (
    typeof told === 'object' &&
    told !== null &&
    ['email', 'phone', 'company'].every((name) => typeof Reflect.get(told, name) === 'string')
  )
}

function store(storage: AccessStorage | null, now: number, visitor: GateVisitor): number {
  if (!storage) return now + limits.conferenceAccessMinutes * 60_000
  const endsAt = startNow(storage, now)
  try {
    storage.setItem(flagKey, flagValue)
    storage.setItem(visitorKey, JSON.stringify(visitor))
  } catch {
    // Storage is full or blocked; this page stays open anyway.
  }
  return endsAt
}

function startNow(storage: AccessStorage, now: number): number {
  return startAccess(storage, endKey, now, limits.conferenceAccessMinutes)
}
