import { navigationApi } from './navigation-api.ts'

/**
 * A browser returns to the place that was read when it has loaded a page. Where a part of the page then takes the form
 * that the address asks for, such as a list with a search, the page has another length than it was loaded with.
 */
const key = 'place'

/** From the application's start on: before another page is loaded, and before it is shown in this document. */
export function keepPlace(): void {
  addEventListener('pagehide', storePlace)
  navigationApi()?.addEventListener('navigate', storePlace)
}

function storePlace(): void {
  // Storage may be closed to us.
  try {
    sessionStorage.setItem(key + location.pathname, String(scrollY))
  } catch {}
}

function readPlace(): string | null {
  try {
    return sessionStorage.getItem(key + location.pathname)
  } catch {
    return null
  }
}

/**
 * For a part that takes the form its address asks for after the page was loaded, and changes the page's length: called
 * before, it gives what is called after. Whoever has moved since they returned stays where they are.
 */
export function holdPlace(): () => void {
  const place = Number(readPlace())
  const [loading] = performance.getEntriesByType('navigation')
  const returned = loading && 'type' in loading && loading.type !== 'navigate'
  const reachable = Math.min(place, document.documentElement.scrollHeight - innerHeight)
  const unmoved = returned && place > 0 && Math.abs(scrollY - reachable) < 2
  return () => unmoved && scrollTo({ top: place, behavior: 'instant' })
}
