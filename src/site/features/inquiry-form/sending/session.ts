import { tabStorage } from '../../../../ui/storage/browser-storage.ts'
import { createKeptStorage } from '../../../../ui/storage/kept-storage.ts'

/** One for the whole page, so all its forms share the values even if storage is blocked. */
export const session = createKeptStorage(typeof window === 'undefined' ? null : tabStorage())
