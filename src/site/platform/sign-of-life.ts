/** What shows that a page is not merely open. */
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

/** Somebody is there: only for them is it worth loading what stands in the window from the start. */
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

/** Before this code came; or the address asks for more than the prerendered page shows. Browsers that cannot tell count. */
function hasBeenTouched(): boolean {
  const { userActivation } = navigator
  return scrollY > 0 || location.search !== '' || userActivation?.hasBeenActive !== false
}
