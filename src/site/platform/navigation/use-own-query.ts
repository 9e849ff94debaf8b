import { useSyncExternalStore } from 'react'
import type { PagePath } from '../../../routes.ts'
import { navigationApi } from './navigation-api.ts'

/**
 * The query of a page that keeps its state in its address, so the state survives Back, a reload and sharing
 * the link. Null until it can be read.
 */
export function useOwnQuery(path: PagePath): string | null {
  return useSyncExternalStore<string | null>(
    onAddressChange,
    () => readSearch(path),
    () => null,
  )
}

const shown = new Map<PagePath, string>()

/** While the next page loads, the address is already the new one; the page on screen keeps its old query. */
function readSearch(path: PagePath): string {
  if (location.pathname === path) shown.set(path, location.search)
  return shown.get(path) ?? ''
}

function onAddressChange(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('popstate', listener, { signal })
  navigationApi()?.addEventListener('currententrychange', listener, { signal })
  return () => stop.abort()
}

/** A scripted change counts as a change within the page, so focus and scroll position stay. */
export function pushQuery(search: string): void {
  history.pushState(null, '', location.pathname + search)
  if (!navigationApi()) dispatchEvent(new PopStateEvent('popstate'))
}

/** The same without a history entry, for values that change with every key press. */
export function replaceQuery(search: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + search)
  } catch {
    // Safari allows a hundred changes in 30 seconds; a later change updates the address.
  }
  if (!navigationApi()) dispatchEvent(new PopStateEvent('popstate'))
}
