import { browserStorage } from '../../platform/browser-storage.ts'
import { createKeptStorage } from '../../platform/kept-storage.ts'
import { createSelectionStore, watchOtherTabs } from './selection-store.ts'

/** The one selection of this browser. The header counts it on every page, without what else the list can do. */
export const keptSelection = createSelectionStore(
  createKeptStorage(typeof window === 'undefined' ? null : browserStorage()),
  watchOtherTabs,
)
