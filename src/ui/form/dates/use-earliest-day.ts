import { useState } from 'react'

/** ISO text, or how to find it out. */
export type EarliestDay = string | (() => string) | undefined

/** The first day that a field takes. Where it has to be looked up, that waits until somebody comes to the field. */
export function useEarliestDay(earliest: EarliestDay) {
  const [found, setFound] = useState<string>()
  if (typeof earliest !== 'function') return { day: earliest, interest: {} }
  const look = () => setFound(earliest())
  return { day: found, interest: { onPointerEnter: look, onFocus: look } }
}
