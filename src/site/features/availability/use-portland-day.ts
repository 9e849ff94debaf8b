import { useSyncExternalStore } from 'react'
import { portlandDay } from '../../../domain/portland-day.ts'

/** The day in Portland by the visitor's clock, empty until scripts run; looked up anew when the page is looked at. */
export function usePortlandDay(): string {
  return useSyncExternalStore(
    onReturn,
    () => portlandDay(new Date()),
    () => '',
  )
}

function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
