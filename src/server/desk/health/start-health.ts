import type { HealthReport } from '../../../domain/desk/health.ts'
import type { TestProgress } from '../../../domain/desk/test-inquiry.ts'
import type { Actor } from '../authorize.ts'
import { type HealthDeps, readHealth } from './read-health.ts'
import { runTestInquiry, type TestInquiryDeps } from './test-inquiry.ts'

export type Health = {
  read(): Promise<HealthReport>
  /** Begins a test, or joins the one that is on its way: two presses send one inquiry. */
  test(actor: Actor): AsyncGenerator<TestProgress>
  /** A test on its way ends early and is removed. */
  stop(): Promise<void>
}

type TestRun = { progress: TestProgress; changed: PromiseWithResolvers<void>; ended: Promise<void> }

export function startHealth(deps: HealthDeps & TestInquiryDeps): Health {
  const stopping = new AbortController()
  let reading: Promise<HealthReport> | null = null
  let run: TestRun | null = null

  function begin(actor: Actor): TestRun {
    const begun: TestRun = {
      progress: { over: false, legs: [] },
      changed: Promise.withResolvers(),
      ended: Promise.resolve(),
    }
    begun.ended = runTestInquiry(deps, actor, stopping.signal, (progress) => {
      begun.progress = progress
      begun.changed.resolve()
      begun.changed = Promise.withResolvers()
    }).finally(() => {
      run = null
    })
    return begun
  }

  return {
    // Several open desks share one look.
    read() {
      reading ??= readHealth(deps).finally(() => {
        reading = null
      })
      return reading
    },
    async *test(actor) {
      const followed = run ?? begin(actor)
      run = followed
      for (;;) {
        const { progress, changed } = followed
        yield progress
        if (progress.over) return
        if (followed.progress === progress) await changed.promise
      }
    },
    async stop() {
      stopping.abort()
      await run?.ended
    },
  }
}
