import { parseJson } from '../../../domain/parse-json.ts'

export type ContactTab = 'contact' | 'chat'

export type ChatStorage = Pick<Storage, 'getItem' | 'setItem'>

const key = 'contact-widget'

/** Everything the card keeps for the browser tab's lifetime. Stored text is untrusted: readers check each field. */
export function readFields(storage: ChatStorage | null): Readonly<Record<string, unknown>> {
  try {
    const value = parseJson(storage?.getItem(key) ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** If storage is full or blocked, changes last only for this page. */
export function writeFields(storage: ChatStorage | null, change: Readonly<Record<string, unknown>>): void {
  try {
    storage?.setItem(key, JSON.stringify({ ...readFields(storage), ...change }))
  } catch {}
}

export function readTab(storage: ChatStorage | null): ContactTab {
  return readFields(storage).tab === 'chat' ? 'chat' : 'contact'
}
