/** Called when its turn has come, or when the line is too full to wait. */
export type Waiter = (turn: 'come' | 'full') => void

export type WaitingLine = {
  /**
   * When the line is full, the last waiter of the place with the most waiters is sent away; that may be the
   * newcomer.
   */
  join(place: string, waiter: Waiter): void
  next(): Waiter | undefined
}

/**
 * A line in which places take turns, however many waiters each of them has: a place with a single waiter
 * waits for one turn of each other place, not for all the waiters of a busy one.
 */
export function createWaitingLine(most: number): WaitingLine {
  /** In the order of their next turns. */
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
