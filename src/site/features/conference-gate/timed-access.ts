import * as limits from '../../../domain/limits.ts'

export type AccessStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Gives access under `key` for the given minutes and returns when it ends. Full or blocked storage is not an
 * error; the end is then not stored.
 */
export function startAccess(
  storage: AccessStorage,
  key: string,
  now: number,
  minutes: number = limits.accessMinutes,
): number {
  const expiresAt = now + minutes * 60_000
  try {
    storage.setItem(key, JSON.stringify({ granted: true, expiresAt }))
  } catch {
    // Private modes refuse writes; the visitor then has to pass the gate again next time.
  }
  return expiresAt
}

/**
 * Returns when access ends, or null if there is none. An expired, damaged or forged-looking entry is removed
 * when a check finds it.
 */
export function accessEnd(storage: AccessStorage, key: string, now: number): number | null {
  try {
    const text = storage.getItem(key)
    if (text === null) return null
    const end = readExpiry(text)
    if (now < end) return end
    storage.removeItem(key)
  } catch {
    return null
  }
  return null
}

/** Milliseconds, or minus infinity for anything else. */
function readExpiry(text: string): number {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return Number.NEGATIVE_INFINITY
    if (!('granted' in value) || value.granted !== true) return Number.NEGATIVE_INFINITY
    if (!('expiresAt' in value) || typeof value.expiresAt !== 'number') return Number.NEGATIVE_INFINITY
    return value.expiresAt
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}
