import type { RateCounter } from '../storage/inquiry-store.ts'

/** The rate limits of this process alone, for as long as the shared ones cannot be asked. */
export function createMemoryCounters(now: () => Date) {
  const counters = new Map<string, { attempts: number; endsAt: number }>()
  const most = 10_000

  return {
    waitSeconds(wanted: readonly RateCounter[]): number {
      const time = now().getTime()
      return wanted.reduce((wait, { key, attempts }) => {
        const counter = counters.get(key)
        const over = counter && counter.endsAt > time && counter.attempts >= attempts
        return over ? Math.max(wait, Math.ceil((counter.endsAt - time) / 1000)) : wait
      }, 0)
    },
    /** What they leave to the shared counters, which know nothing of the attempts counted here. */
    left(wanted: readonly RateCounter[]): RateCounter[] {
      const time = now().getTime()
      return wanted.map((counter) => {
        const own = counters.get(counter.key)
        return own && own.endsAt > time ? { ...counter, attempts: counter.attempts - own.attempts } : counter
      })
    },
    /** For an attempt that the shared counters have after all. */
    uncount(wanted: readonly RateCounter[]): void {
      for (const { key } of wanted) {
        const counter = counters.get(key)
        if (counter && counter.attempts > 0) counter.attempts -= 1
      }
    },
    count(wanted: readonly RateCounter[]): void {
      const time = now().getTime()
      if (counters.size > most) counters.clear()
      for (const { key, windowMs } of wanted) {
        const counter = counters.get(key)
        if (counter && counter.endsAt > time) counter.attempts += 1
        else counters.set(key, { attempts: 1, endsAt: time + windowMs })
      }
    },
  }
}
