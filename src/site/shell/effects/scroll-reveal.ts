import * as limits from '../../../domain/limits.ts'
import { prefersReducedMotion } from '../../../ui/reduced-motion.ts'
import { runWhile } from './run-while.ts'

const revealed = 'in-view'
const selector = `.animate-on-scroll:not(.${revealed})`
const { threshold, bottomMarginPx, longestMs } = limits.reveal

export type Sighting = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'> & {
  readonly boundingClientRect: { readonly top: number }
  readonly intersectionRect: { readonly height: number }
  readonly viewHeight: number
}

/**
 * Decides whether an element is shown for good or waits, which hides it. Only elements below the window wait,
 * so nothing that the visitor has seen disappears.
 */
export function judgeSighting(seen: Sighting, waiting: boolean): 'show' | 'wait' {
  // A very tall element never has a tenth of itself in view; for it, a quarter of the window is enough.
  const enough = seen.intersectionRatio >= threshold || seen.intersectionRect.height > seen.viewHeight / 4
  if (seen.isIntersecting && enough) return 'show'
  if (waiting) return seen.boundingClientRect.top < 0 ? 'show' : 'wait'
  return seen.boundingClientRect.top >= seen.viewHeight ? 'wait' : 'show'
}

export function startScrollReveal(): () => void {
  const { classList } = document.documentElement
  // A section that is not laid out yet has no position to judge.
  return runWhile(() => !prefersReducedMotion() && !classList.contains('unlaid'), revealOnScroll)
}

function revealOnScroll(): () => void {
  const root = document.documentElement
  const waiting = new Set<HTMLElement>()
  const patience = new Map<Element, ReturnType<typeof setTimeout>>()

  function show(element: HTMLElement) {
    const wasWaiting = waiting.delete(element)
    reached.unobserve(element)
    glimpsed.unobserve(element)
    clearTimeout(patience.get(element))
    patience.delete(element)
    element.classList.add(revealed)
    if (wasWaiting) playReveal(element)
  }

  const reached = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry
        if (!(target instanceof HTMLElement)) continue
        const { isIntersecting, intersectionRatio, boundingClientRect, intersectionRect } = entry
        const seen = {
          isIntersecting,
          intersectionRatio,
          boundingClientRect,
          intersectionRect,
          viewHeight: innerHeight,
        }
        if (judgeSighting(seen, waiting.has(target)) === 'show') show(target)
        else {
          waiting.add(target)
          target.dataset.revealState = 'waiting'
        }
      }
    },
    { threshold: [0, 0.01, 0.03, threshold], rootMargin: `0px 0px -${bottomMarginPx}px` },
  )

  /** An element that is only partly visible or too low in the window is shown after `longestMs`. */
  const glimpsed = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(patience.get(target))
      patience.delete(target)
      if (isIntersecting && target instanceof HTMLElement)
        patience.set(
          target,
          setTimeout(() => show(target), longestMs),
        )
    }
  })

  function observe(element: Element) {
    reached.observe(element)
    glimpsed.observe(element)
  }

  const arrivals = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(selector)) observe(node)
        for (const element of node.querySelectorAll(selector)) observe(element)
      }
      if (removedNodes.length > 0)
        for (const element of waiting) if (!element.isConnected) waiting.delete(element)
    }
  })

  root.classList.add('reveals')
  arrivals.observe(document.body, { childList: true, subtree: true })
  for (const element of document.querySelectorAll(selector)) observe(element)

  return () => {
    arrivals.disconnect()
    reached.disconnect()
    glimpsed.disconnect()
    for (const timer of patience.values()) clearTimeout(timer)
    root.classList.remove('reveals')
    for (const element of waiting) delete element.dataset.revealState
  }
}

/** Plays the entrance. The element is already shown, so nothing depends on the animation's end. */
function playReveal(element: HTMLElement) {
  element.dataset.revealState = 'revealing'
  Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(() => {
    delete element.dataset.revealState
  })
}
