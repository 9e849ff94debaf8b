import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../control/icon-button.tsx'
import { slateNumber } from '../text/format-timecode.ts'
import { Timecode } from '../text/timecode.tsx'
import styles from './carousel.module.css'
import { swipeStep } from './rotation.ts'
import { useRotation } from './use-rotation.ts'

export type CarouselItem = { readonly id: string; readonly content: ReactNode }

export type CarouselLabels = {
  /** The name of the carousel itself. */
  readonly carousel: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** "2 of 3" */
  readonly position: (number: number, count: number) => string
  /** The label of a dot: "Show 2 of 3" */
  readonly show: (number: number, count: number) => string
}

export type CarouselProps = {
  items: readonly CarouselItem[]
  intervalMs: number
  labels: CarouselLabels
}

/** Without JavaScript, the visitor scrolls through a strip; with it, one slide dissolves into the next. */
export function Carousel({ items, intervalMs, labels }: CarouselProps) {
  const root = useRef<HTMLElement>(null)
  const reel = useRef<HTMLDivElement>(null)
  const touch = useRef<{ x: number; y: number }>(undefined)
  const count = items.length
  const { index, rotating, paused, still, show, setPaused } = useRotation(root, count, intervalMs)
  /** The slide shown when the strip becomes a carousel. Slides dissolve only after the first change. */
  const [arrival, setArrival] = useState<number>()
  const [moved, setMoved] = useState(false)
  const enhanced = arrival !== undefined
  if (enhanced && !moved && index !== arrival) setMoved(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once and keeps the strip's scroll position
  useEffect(() => {
    const strip = reel.current
    const first = strip ? Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)) : 0
    show(first)
    setArrival(first)
  }, [])

  useEffect(() => {
    root.current?.style.setProperty('--interval', `${intervalMs}ms`)
  }, [intervalMs])

  function onTouchEnd(event: TouchEvent) {
    const from = touch.current
    const to = event.changedTouches[0]
    touch.current = undefined
    if (!enhanced || !from || !to) return
    const step = swipeStep(to.clientX - from.x, to.clientY - from.y)
    if (step !== 0) show(index + step)
  }

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      data-enhanced={enhanced || undefined}
      data-moved={moved || undefined}
      data-rotating={rotating || undefined}
    >
      {count > 1 ? (
        <div className={styles.bar}>
          <Timecode decorative>
            {slateNumber(index + 1)} / {slateNumber(count)}
          </Timecode>
          <div className={styles.dots}>
            {items.map((item, position) => (
              <button
                key={item.id}
                type="button"
                className={styles.dot}
                aria-label={labels.show(position + 1, count)}
                aria-current={position === index || undefined}
                onClick={() => show(position)}
              />
            ))}
          </div>
          <div className={styles.keys}>
            {still ? null : (
              <IconButton
                icon={paused ? 'play' : 'pause'}
                label={paused ? labels.play : labels.pause}
                onClick={() => setPaused(!paused)}
              />
            )}
            <IconButton icon="arrow-left" label={labels.previous} onClick={() => show(index - 1)} />
            <IconButton icon="arrow-right" label={labels.next} onClick={() => show(index + 1)} />
          </div>
        </div>
      ) : null}
      <div
        ref={reel}
        className={styles.reel}
        aria-live={enhanced ? (rotating ? 'off' : 'polite') : undefined}
        onTouchStart={(event) => {
          const point = event.touches[0]
          touch.current =
            point && event.touches.length === 1 ? { x: point.clientX, y: point.clientY } : undefined
        }}
        onTouchEnd={onTouchEnd}
      >
        {items.map((item, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
          <div
            key={item.id}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.position(position + 1, count)}
            data-current={position === index || undefined}
          >
            {item.content}
          </div>
        ))}
      </div>
    </section>
  )
}
