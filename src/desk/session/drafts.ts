import { browserStorage } from '../../ui/storage/browser-storage.ts'
import { createKeptStorage } from '../../ui/storage/kept-storage.ts'

const prefix = 'desk-note:'
const storage = createKeptStorage(browserStorage())

/** A note that is not sent yet. It outlives a reload, a closed window and the end of the session. */
export function readDraft(reference: string): string {
  return storage.get(prefix + reference) ?? ''
}

export function keepDraft(reference: string, text: string): void {
  if (text.trim() === '') storage.remove(prefix + reference)
  else storage.set(prefix + reference, text)
}

/** On signing out, which somebody may do at a computer that is not theirs. */
export function forgetDrafts(): void {
  const kept = browserStorage()
  if (!kept) return
  for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key)
}
