/** The reasons for a carousel to stand still. It turns only while none of them applies. */
export type Hold = 'visitor' | 'hover' | 'focus' | 'hidden' | 'off-screen' | 'reduced-motion'

export type Rotation = {
  readonly rotating: () => boolean
  readonly set: (hold: Hold, held: boolean) => void
  /** For the play button. Also clears the hover and focus holds, because both are on the button itself. */
  readonly play: () => void
  /** Waits a full interval from now, after the visitor has turned the carousel by hand. */
  readonly restart: () => void
  readonly stop: () => void
}

export type RotationOptions = {
  readonly intervalMs: number
  readonly onAdvance: () => void
  readonly onRotatingChange?: (rotating: boolean) => void
  readonly holds?: readonly Hold[]
}

export function createRotation({
  intervalMs,
  onAdvance,
  onRotatingChange,
  holds = [],
}: RotationOptions): Rotation {
  const held = new Set<Hold>(holds)
  let timer: ReturnType<typeof setInterval> | undefined
  let stopped = false

  function update() {
    const turns = !stopped && held.size === 0
    if (turns === (timer !== undefined)) return
    if (turns) {
      timer = setInterval(onAdvance, intervalMs)
    } else {
      clearInterval(timer)
      timer = undefined
    }
    onRotatingChange?.(turns)
  }

  update()
  return {
    rotating: () => timer !== undefined,
    set(hold, value) {
      if (value) held.add(hold)
      else held.delete(hold)
      update()
    },
    play() {
      for (const hold of ['visitor', 'hover', 'focus'] as const) held.delete(hold)
      update()
    },
    restart() {
      if (timer === undefined) return
      clearInterval(timer)
      timer = setInterval(onAdvance, intervalMs)
    },
    stop() {
      stopped = true
      update()
    },
  }
}

/** Wraps an index into the range from 0 to `count - 1`. */
export function wrapIndex(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0
}

/** The shortest sideways movement that counts as a swipe. */
const swipePx = 40

/** 1 for the next, -1 for the previous, 0 for a tap or a scroll. */
export function swipeStep(deltaX: number, deltaY: number): -1 | 0 | 1 {
  if (Math.abs(deltaX) < swipePx || Math.abs(deltaX) < Math.abs(deltaY) * 1.5) return 0
  return deltaX < 0 ? 1 : -1
}
