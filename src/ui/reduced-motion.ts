import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const rootClass = 'reduce-motion'

/** True when the system or the visitor's setting on this site asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches || document.documentElement.classList.contains(rootClass)
}

/** Calls back whenever either of the two changes. Returns a function that stops listening. */
export function onReducedMotionChange(callback: () => void): () => void {
  const media = matchMedia(query)
  const observer = new MutationObserver(callback)
  media.addEventListener('change', callback)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => {
    media.removeEventListener('change', callback)
    observer.disconnect()
  }
}

/** False in prerendered HTML and during hydration, the actual value right after. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false)
}
