import { isDeepStrictEqual } from 'node:util'
import type { SiteFacts } from '../content/company/facts.ts'
import { portlandDay } from '../domain/portland-day.ts'

/** How late a new day may be noticed. Checking the clock also works on a machine that was asleep. */
const lookMs = 60_000

type CurrentPages = {
  readonly shown: SiteFacts
  readonly readFacts: (now: Date) => Promise<SiteFacts>
  readonly show: (facts: SiteFacts) => Promise<void>
  /** Called when the facts could not be shown; whoever asked for it tries again. */
  readonly failed: (error: unknown) => void
}

/**
 * Renders the pages again when the facts behind them have changed: on a call of `refresh`, and when the day
 * ends in Portland.
 */
export function keepPagesCurrent({ shown, readFacts, show, failed }: CurrentPages) {
  let refreshing: Promise<unknown> = Promise.resolve()
  let day = portlandDay(new Date())

  /** One refresh at a time, so that the last one requested is also the last one shown. */
  function refresh(): Promise<void> {
    const next = refreshing.then(async () => {
      const fresh = await readFacts(new Date())
      if (isDeepStrictEqual(fresh, shown)) return
      await show(fresh)
      shown = fresh
    })
    refreshing = next.catch(failed)
    return next
  }

  const clock = setInterval(() => {
    const today = portlandDay(new Date())
    if (today === day) return
    refresh().then(
      () => {
        day = today
      },
      () => {},
    )
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
