/** Whoever waits: told to come, or that there is no room. */
export type Waiter = (turn: 'come' | 'full') => void

export type WaitingLine = {
  /** A line that is full sends the last of whoever holds most of it away; that may be the newcomer. */
  join(place: string, waiter: Waiter): void
  next(): Waiter | undefined
}

/**
 * A line in which every place waits for its turn, however many it sends: one who asks once comes after one of each
 * other place, not after all that a single one has sent.
 */
export function createWaitingLine(most: number): WaitingLine {
  /** In the order of their turns. */
  const places = new Map<string, Waiter[]>()
  let length = 0

  function longest(than: Waiter[]): Waiter[] {
    return places.values().reduce((found, line) => (line.length > found.length ? line : found), than)
  }

  return {
    join(place, waiter) {
      const own = places.get(place) ?? []
      own.push(waiter)
      places.set(place, own)
      length += 1
      if (length <= most) return
      length -= 1
      const line = longest(own)
      line.pop()?.('full')
      if (line.length === 0) places.delete(place)
    },

    next() {
      const [first] = places
      if (!first) return undefined
      const [place, line] = first
      places.delete(place)
      const waiter = line.shift()
      if (line.length > 0) places.set(place, line)
      length -= 1
      return waiter
    },
  }
}
