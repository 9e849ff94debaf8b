import { useSyncExternalStore } from 'react'

export type Cell<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** One value that several parts of the program read and change. */
export function createCell<Value>(initial: Value): Cell<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useCell<Value>(cell: Cell<Value>): Value {
  return useSyncExternalStore(cell.subscribe, cell.get)
}
