import type { RateLimit } from '../../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../../domain/limits.ts'
import { parseJson } from '../../../../domain/parse-json.ts'
import type { KeptStorage } from '../../../../ui/storage/kept-storage.ts'

type Window = { readonly count: number; readonly endsAt: number }

export type Limiter = {
  /** The time until another attempt is allowed; 0 if it is allowed now. */
  waitMs(key: string, rate?: RateLimit): number
  count(key: string, rate?: RateLimit): void
}

const storageKey = 'inquiry-attempts'

/** An early warning to the visitor, kept across pages and tabs. The server enforces the real limit. */
export function createLimiter(storage: KeptStorage, now: () => number): Limiter {
  /** Returns only windows that are still open; expired ones are dropped. */
  function openWindows(): Map<string, Window> {
    const open = new Map<string, Window>()
    for (const [key, window] of Object.entries(readStored(storage.get(storageKey)))) {
      if (isWindow(window) && window.endsAt > now()) open.set(key, window)
    }
    return open
  }

  return {
    waitMs(key, rate = limits.rate.generic) {
      const window = openWindows().get(key)
      if (!window || window.count < rate.attempts) return 0
      // A clock that was set back must not block anyone for longer than a window.
      return Math.min(window.endsAt - now(), rate.windowMs)
    },
    count(key, rate = limits.rate.generic) {
      const windows = openWindows()
      const { count, endsAt } = windows.get(key) ?? { count: 0, endsAt: now() + rate.windowMs }
      windows.set(key, { count: count + 1, endsAt })
      storage.set(storageKey, JSON.stringify(Object.fromEntries(windows)))
    },
  }
}

function readStored(text: string | null): object {
  const stored = parseJson(text ?? '')
  return typeof stored === 'object' && stored !== null ? stored : {}
}

function isWindow(value: unknown): value is Window {
  return (
    typeof value === 'object' &&
    value !== null &&
    'count' in value &&
    typeof value.count === 'number' &&
    'endsAt' in value &&
    typeof value.endsAt === 'number'
  )
}
