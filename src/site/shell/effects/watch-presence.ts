import * as limits from '../../../domain/limits.ts'
import { signs } from '../../platform/sign-of-life.ts'

const attribute = 'data-resting'

/**
 * Marks the root as resting while the visitor does nothing. Dust and lights then stop, so a page left open
 * uses no processor time. Returns a function that stops watching.
 */
export function watchPresence(): () => void {
  const root = document.documentElement
  let activeMs = performance.now()
  let timer = setTimeout(rest, limits.restAfterMs)

  function rest() {
    const leftMs = activeMs + limits.restAfterMs - performance.now()
    if (leftMs > 0) timer = setTimeout(rest, leftMs)
    else root.setAttribute(attribute, '')
  }

  function stir() {
    activeMs = performance.now()
    if (!root.hasAttribute(attribute)) return
    root.removeAttribute(attribute)
    timer = setTimeout(rest, limits.restAfterMs)
  }

  const ended = new AbortController()
  for (const sign of signs)
    addEventListener(sign, stir, { capture: true, passive: true, signal: ended.signal })
  return () => {
    ended.abort()
    clearTimeout(timer)
    root.removeAttribute(attribute)
  }
}

export function isResting(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

/** Calls `act` when the visitor is active again. */
export function onReturn(act: () => void): () => void {
  const watch = new MutationObserver(() => !isResting() && act())
  watch.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => watch.disconnect()
}
