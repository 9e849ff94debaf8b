import { useState } from 'react'

/** An ISO date, or a function that returns it. */
export type EarliestDay = string | (() => string) | undefined

/** The first day that a field accepts. A function is called only when the visitor reaches the field. */
export function useEarliestDay(earliest: EarliestDay) {
  const [found, setFound] = useState<string>()
  if (typeof earliest !== 'function') return { day: earliest, interest: {} }
  const look = () => setFound(earliest())
  return { day: found, interest: { onPointerEnter: look, onFocus: look } }
}
