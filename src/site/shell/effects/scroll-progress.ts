import { useSyncExternalStore } from 'react'
import * as limits from '../../../domain/limits.ts'

export type ScrollProgress = {
  /** Whole percent, so listeners are called at most a hundred times on the way down. */
  readonly percent: number
  /** True when the page is scrolled far enough for a back-to-top button. */
  readonly farDown: boolean
}

export type ScrollGeometry = {
  readonly scrollTop: number
  readonly scrollHeight: number
  readonly viewHeight: number
}

const atTop: ScrollProgress = { percent: 0, farDown: false }

export function measureProgress({ scrollTop, scrollHeight, viewHeight }: ScrollGeometry): ScrollProgress {
  const way = scrollHeight - viewHeight
  const share = way > 0 ? Math.min(1, Math.max(0, scrollTop / way)) : 0
  return { percent: Math.round(share * 100), farDown: scrollTop > limits.backToTopAfterPx }
}

/** Shares one watcher among all subscribers; it runs only while there are any. */
export function createScrollProgress(deps: {
  readonly measure: () => ScrollGeometry
  /** Calls back, at most once per frame, when the page is scrolled or changes its size. */
  readonly watch: (onMove: () => void) => () => void
}) {
  const listeners = new Set<() => void>()
  let current = atTop
  let stopWatching: (() => void) | undefined

  function update() {
    const next = measureProgress(deps.measure())
    if (next.percent === current.percent && next.farDown === current.farDown) return
    current = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      stopWatching ??= deps.watch(update)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching?.()
        stopWatching = undefined
      }
    },
  }
}

export const scrollProgress = createScrollProgress({
  measure: () => ({
    scrollTop: scrollY,
    scrollHeight: document.documentElement.scrollHeight,
    viewHeight: innerHeight,
  }),
  watch(onMove) {
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        onMove()
      })
    }
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule, { passive: true })
    // A new page or an opened panel changes the scrollable length without any scrolling.
    const growth = new ResizeObserver(schedule)
    growth.observe(document.body)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
      growth.disconnect()
    }
  },
})

export function useScrollProgress(): ScrollProgress {
  return useSyncExternalStore(scrollProgress.subscribe, scrollProgress.get, () => atTop)
}
