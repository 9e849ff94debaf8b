import { browserStorage } from '../../../ui/storage/browser-storage.ts'
import { createKeptStorage } from '../../../ui/storage/kept-storage.ts'
import { createSelectionStore, watchOtherTabs } from './selection-store.ts'

/** The browser's only selection. The header of every page counts it without loading the list's other code. */
export const keptSelection = createSelectionStore(
  createKeptStorage(typeof window === 'undefined' ? null : browserStorage()),
  watchOtherTabs,
)
