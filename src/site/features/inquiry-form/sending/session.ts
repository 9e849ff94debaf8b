import { createKeptStorage } from '../../../platform/kept-storage.ts'

/** Null where the browser blocks storage: reading the property itself throws there. */
function sessionStore(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** One for the whole page, so that what a blocked storage would lose is at least shared by all its forms. */
export const session = createKeptStorage(typeof window === 'undefined' ? null : sessionStore())
