import { createKeptStorage } from '../../../platform/kept-storage.ts'

/** Null if the browser blocks storage; then even reading the property throws. */
function sessionStore(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** One for the whole page, so all its forms share the values even if storage is blocked. */
export const session = createKeptStorage(typeof window === 'undefined' ? null : sessionStore())
