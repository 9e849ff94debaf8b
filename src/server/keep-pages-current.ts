import { isDeepStrictEqual } from 'node:util'
import type { SiteFacts } from '../content/company/facts.ts'
import { portlandDay } from '../domain/portland-day.ts'

/** How late a new day may be noticed. A clock that is looked at also survives a machine that slept. */
const lookMs = 60_000

type CurrentPages = {
  readonly shown: SiteFacts
  readonly readFacts: (now: Date) => Promise<SiteFacts>
  readonly show: (facts: SiteFacts) => Promise<void>
  /** A day that could not be begun is tried again at the next look. */
  readonly failed: (error: unknown) => void
}

/** Shows pages again when the facts behind them have changed: on a call of `refresh`, and when a day ends in Portland. */
export function keepPagesCurrent({ shown, readFacts, show, failed }: CurrentPages) {
  let refreshing: Promise<unknown> = Promise.resolve()
  let day = portlandDay(new Date())

  /** One at a time: the last to be asked for is the last to be shown. */
  function refresh(): Promise<void> {
    const next = refreshing.then(async () => {
      const fresh = await readFacts(new Date())
      if (isDeepStrictEqual(fresh, shown)) return
      await show(fresh)
      shown = fresh
    })
    refreshing = next.catch(() => {})
    return next
  }

  const clock = setInterval(() => {
    const today = portlandDay(new Date())
    if (today === day) return
    refresh().then(() => {
      day = today
    }, failed)
  }, lookMs)
  clock.unref()

  return {
    refresh,
    async stop() {
      clearInterval(clock)
      await refreshing
    },
  }
}
