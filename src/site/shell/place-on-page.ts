/**
 * A browser returns to the place that was read when it has loaded a page. Where sections follow later
 * (`rest-of-page.ts`), the page is not yet as long as it was.
 */
const key = 'place'

/** From the application's start on. */
export function keepPlace(): void {
  addEventListener('pagehide', () => {
    // Storage may be closed to us.
    try {
      sessionStorage.setItem(key + location.pathname, String(scrollY))
    } catch {}
  })
}

/** To the place that was read, or else to where the address leads. */
export function goToPlace(returning: boolean): void {
  let place: string | null = null
  try {
    if (returning) place = sessionStorage.getItem(key + location.pathname)
  } catch {}
  if (place) scrollTo({ top: Number(place), behavior: 'instant' })
  else if (location.hash) location.replace(location.href)
}
