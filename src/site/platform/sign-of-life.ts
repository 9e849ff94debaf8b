/** Events which show that somebody is using the page. */
export const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const

let first: Promise<void> | undefined

/** Resolves when the visitor first does something. Sections already in view load their code only then. */
export function signOfLife(): Promise<void> {
  first ??= new Promise((resolve) => {
    if (hasBeenTouched()) resolve()
    const stop = new AbortController()
    const listening = { capture: true, passive: true, signal: stop.signal }
    const notice = () => {
      stop.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, notice, listening)
  })
  return first
}

/**
 * True if the visitor acted before this code ran, or if the address has a query that the prerendered page
 * does not show. Browsers without `userActivation` count as touched.
 */
function hasBeenTouched(): boolean {
  const { userActivation } = navigator
  return scrollY > 0 || location.search !== '' || userActivation?.hasBeenActive !== false
}
