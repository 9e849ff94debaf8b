import { useEffect, useState } from 'react'
import * as limits from '../../domain/limits.ts'

/** The value once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), limits.desk.searchDelayMs)
    return () => clearTimeout(waiting)
  }, [value])
  return settled
}
