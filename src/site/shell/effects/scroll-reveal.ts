import * as limits from '../../../domain/limits.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { runWhile } from './run-while.ts'
import { scrollProgress } from './scroll-progress.ts'

const revealed = 'in-view'
const selector = `.animate-on-scroll:not(.${revealed})`
const { threshold, bottomMarginPx } = limits.reveal

export type Sighting = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'> & {
  readonly boundingClientRect: { readonly top: number }
  readonly intersectionRect: { readonly height: number }
  readonly viewHeight: number
}

/**
 * What becomes of an element: shown for good, or waiting, which hides it. Only what lies below the window
 * ever waits, so nothing that a visitor has seen disappears.
 */
export function judgeSighting(seen: Sighting, waiting: boolean): 'show' | 'wait' {
  // An element many windows tall never has a tenth of itself in view; a quarter of a window of it is enough.
  const enough = seen.intersectionRatio >= threshold || seen.intersectionRect.height > seen.viewHeight / 4
  if (seen.isIntersecting && enough) return 'show'
  if (waiting) return seen.boundingClientRect.top < 0 ? 'show' : 'wait'
  return seen.boundingClientRect.top >= seen.viewHeight ? 'wait' : 'show'
}

let observer: IntersectionObserver | undefined

/** Watches the marked elements in `root`, for parts of the page that arrive later. */
export function observeReveals(root: ParentNode): void {
  for (const element of root.querySelectorAll(selector)) observer?.observe(element)
}

export function startScrollReveal(): () => void {
  return runWhile(() => !prefersReducedMotion(), revealOnScroll)
}

function revealOnScroll(): () => void {
  const root = document.documentElement
  const waiting = new Set<HTMLElement>()

  function show(element: HTMLElement) {
    const wasWaiting = waiting.delete(element)
    observer?.unobserve(element)
    element.classList.add(revealed)
    if (wasWaiting) playReveal(element)
  }

  observer = new IntersectionObserver(
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

  const arrivals = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(selector)) observer?.observe(node)
        observeReveals(node)
      }
      if (removedNodes.length > 0)
        for (const element of waiting) if (!element.isConnected) waiting.delete(element)
    }
  })

  root.classList.add('reveals')
  arrivals.observe(document.body, { childList: true, subtree: true })
  observeReveals(document)
  // The last lines of a page can never rise above the bottom margin.
  const leaveProgress = scrollProgress.subscribe(() => {
    if (scrollProgress.get().percent === 100) for (const element of waiting) show(element)
  })

  return () => {
    leaveProgress()
    arrivals.disconnect()
    observer?.disconnect()
    observer = undefined
    root.classList.remove('reveals')
    for (const element of waiting) delete element.dataset.revealState
  }
}

/** The element's own transitions come back as soon as the reveal is over. */
function playReveal(element: HTMLElement) {
  element.dataset.revealState = 'revealing'
  Promise.allSettled(element.getAnimations().map((animation) => animation.finished)).then(() => {
    delete element.dataset.revealState
  })
}
