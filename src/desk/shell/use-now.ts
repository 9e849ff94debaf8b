import { useSyncExternalStore } from 'react'
import * as limits from '../../domain/limits.ts'
import { companyZone } from '../session/company-zone.ts'
import { useCell } from '../state/cell.ts'

let now = Date.now()
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, limits.desk.clockEveryMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** The time, for all clocks of the desk together. They are drawn again when the company moves to another zone, too. */
export function useNow(): number {
  useCell(companyZone)
  return useSyncExternalStore(subscribe, () => now)
}
