import type { RateCounter } from './lead-store.ts'

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
