import { tabStorage } from '../../../platform/browser-storage.ts'
import { createKeptStorage } from '../../../platform/kept-storage.ts'

/** One for the whole page, so all its forms share the values even if storage is blocked. */
export const session = createKeptStorage(typeof window === 'undefined' ? null : tabStorage())
