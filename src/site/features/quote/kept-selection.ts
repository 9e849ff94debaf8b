import { createKeptStorage } from '../../platform/kept-storage.ts'
import { browserStorage } from '../../platform/settings/settings.ts'
import { createSelectionStore, watchOtherTabs } from './selection-store.ts'

/** The browser's only selection. The header of every page counts it without loading the list's other code. */
export const keptSelection = createSelectionStore(
  createKeptStorage(typeof window === 'undefined' ? null : browserStorage()),
  watchOtherTabs,
)
