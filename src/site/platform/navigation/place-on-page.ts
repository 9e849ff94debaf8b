import { navigationApi } from './navigation-api.ts'

/**
 * The browser restores the scroll position when it has loaded a page. A part of the page that then changes to
 * match the address, such as a filtered list, changes the page's length and makes that position wrong.
 */
const key = 'place'

/** Called when the application starts. Stores the position whenever the visitor leaves a page. */
export function keepPlace(): void {
  addEventListener('pagehide', storePlace)
  navigationApi()?.addEventListener('navigate', storePlace)
}

function storePlace(): void {
  // The browser may block storage.
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
 * For a part that changes the page's length after loading to match the address. Call it before the change,
 * and the returned function after it. Visitors who have scrolled since they returned stay where they are.
 */
export function holdPlace(): () => void {
  const place = Number(readPlace())
  const [loading] = performance.getEntriesByType('navigation')
  const returned = loading && 'type' in loading && loading.type !== 'navigate'
  const reachable = Math.min(place, document.documentElement.scrollHeight - innerHeight)
  const unmoved = returned && place > 0 && Math.abs(scrollY - reachable) < 2
  return () => unmoved && scrollTo({ top: place, behavior: 'instant' })
}
