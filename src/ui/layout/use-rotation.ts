import { type RefObject, useEffect, useRef, useState } from 'react'
import { onReducedMotionChange, prefersReducedMotion, useReducedMotion } from '../reduced-motion.ts'
import { createRotation, type Rotation, wrapIndex } from './rotation.ts'

export type RotationView = {
  readonly index: number
  /** True while the carousel is turning. */
  readonly rotating: boolean
  /** True after the visitor pressed pause. */
  readonly paused: boolean
  /** True under reduced motion: the carousel never turns by itself. */
  readonly still: boolean
  readonly show: (index: number) => void
  readonly setPaused: (paused: boolean) => void
}

/** Turns through `count` slides while the element is visible and neither hovered nor focused. */
export function useRotation(
  ref: RefObject<HTMLElement | null>,
  count: number,
  intervalMs: number,
): RotationView {
  const [index, setIndex] = useState(0)
  const [rotating, setRotating] = useState(false)
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const rotation = useRef<Rotation>(undefined)
  const pausedNow = useRef(false)

  useEffect(() => {
    const element = ref.current
    if (!element || count < 2) return
    const created = createRotation({
      intervalMs,
      onAdvance: () => setIndex((current) => wrapIndex(current + 1, count)),
      onRotatingChange: setRotating,
      holds: pausedNow.current ? ['off-screen', 'visitor'] : ['off-screen'],
    })
    rotation.current = created
    const unwatch = watch(element, created)
    return () => {
      unwatch()
      created.stop()
    }
  }, [ref, count, intervalMs])

  return {
    index: wrapIndex(index, count),
    rotating,
    paused,
    still,
    show(next) {
      setIndex(wrapIndex(next, count))
      rotation.current?.restart()
    },
    setPaused(next) {
      pausedNow.current = next
      setPaused(next)
      if (next) rotation.current?.set('visitor', true)
      else rotation.current?.play()
    },
  }
}

function watch(element: HTMLElement, rotation: Rotation): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const setHidden = () => rotation.set('hidden', document.hidden)
  const setStill = () => rotation.set('reduced-motion', prefersReducedMotion())
  setHidden()
  setStill()
  document.addEventListener('visibilitychange', setHidden, { signal })
  // Mouse only: a tap also fires `pointerenter`, and the carousel would stay held.
  element.addEventListener(
    'pointerenter',
    (event) => event.pointerType === 'mouse' && rotation.set('hover', true),
    {
      signal,
    },
  )
  element.addEventListener('pointerleave', () => rotation.set('hover', false), { signal })
  element.addEventListener('focusin', () => rotation.set('focus', true), { signal })
  element.addEventListener(
    'focusout',
    (event) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && element.contains(to))) rotation.set('focus', false)
    },
    { signal },
  )
  if (element.contains(document.activeElement)) rotation.set('focus', true)
  const observer = new IntersectionObserver(([entry]) => rotation.set('off-screen', !entry?.isIntersecting), {
    threshold: 0.25,
  })
  observer.observe(element)
  const unwatchMotion = onReducedMotionChange(setStill)
  return () => {
    controller.abort()
    observer.disconnect()
    unwatchMotion()
  }
}
