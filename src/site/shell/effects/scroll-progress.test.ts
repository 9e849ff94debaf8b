import { describe, expect, it, vi } from 'vitest'
import { createScrollProgress, measureProgress, type ScrollGeometry } from './scroll-progress.ts'

/** A 3000 px page in a 1000 px window. */
function openPage() {
  let scrollTop = 0
  const movers = new Set<() => void>()
  const progress = createScrollProgress({
    measure: (): ScrollGeometry => ({ scrollTop, scrollHeight: 3000, viewHeight: 1000 }),
    watch(onMove) {
      movers.add(onMove)
      return () => movers.delete(onMove)
    },
  })
  return {
    progress,
    movers,
    scrollTo(top: number) {
      scrollTop = top
      for (const move of movers) move()
    },
  }
}

describe('measureProgress', () => {
  it.each([
    [{ scrollTop: 0, scrollHeight: 3000, viewHeight: 1000 }, 0],
    [{ scrollTop: 1000, scrollHeight: 3000, viewHeight: 1000 }, 50],
    [{ scrollTop: 2000, scrollHeight: 3000, viewHeight: 1000 }, 100],
    // Elastic scrolling goes past both ends.
    [{ scrollTop: -80, scrollHeight: 3000, viewHeight: 1000 }, 0],
    [{ scrollTop: 2080, scrollHeight: 3000, viewHeight: 1000 }, 100],
    // A page that fits into the window cannot scroll.
    [{ scrollTop: 0, scrollHeight: 1000, viewHeight: 1000 }, 0],
    [{ scrollTop: 0, scrollHeight: 800, viewHeight: 1000 }, 0],
  ])('for %o is %i percent', (geometry, percent) => {
    expect(measureProgress(geometry).percent).toBe(percent)
  })

  it('is far down only beyond 300 px', () => {
    const page = { scrollHeight: 3000, viewHeight: 1000 }
    expect(measureProgress({ ...page, scrollTop: 300 }).farDown).toBe(false)
    expect(measureProgress({ ...page, scrollTop: 301 }).farDown).toBe(true)
  })
})

describe('scroll progress', () => {
  it('calls listeners once per whole percent', () => {
    const { progress, scrollTo } = openPage()
    const listener = vi.fn()
    progress.subscribe(listener)
    for (let top = 0; top <= 100; top += 1) scrollTo(top)
    expect(progress.get().percent).toBe(5)
    expect(listener).toHaveBeenCalledTimes(5)
  })

  it('returns the same snapshot while nothing has changed', () => {
    const { progress, scrollTo } = openPage()
    progress.subscribe(() => undefined)
    scrollTo(1000)
    const before = progress.get()
    scrollTo(1001)
    expect(progress.get()).toBe(before)
  })

  it('watches the page once for all listeners, and only while there are any', () => {
    const { progress, movers } = openPage()
    expect(movers.size).toBe(0)
    const leaveFirst = progress.subscribe(() => undefined)
    const leaveSecond = progress.subscribe(() => undefined)
    expect(movers.size).toBe(1)
    leaveFirst()
    expect(movers.size).toBe(1)
    leaveSecond()
    expect(movers.size).toBe(0)
  })
})
