import { useSyncExternalStore } from 'react'
import type { PagePath } from '../../../routes.ts'
import { navigationApi } from './navigation-api.ts'

/**
 * The query of a page that keeps its state in its address, so that Back, reload and a shared link keep it too. Null
 * until it can be read.
 */
export function useOwnQuery(path: PagePath): string | null {
  return useSyncExternalStore<string | null>(
    onAddressChange,
    () => readSearch(path),
    () => null,
  )
}

const shown = new Map<PagePath, string>()

/** While the next page is coming, the address is already its own: what is still on screen stays as it was. */
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

/** By script, so that the site knows it for a change within the page: focus and scroll stay. */
export function pushQuery(search: string): void {
  history.pushState(null, '', location.pathname + search)
  if (!navigationApi()) dispatchEvent(new PopStateEvent('popstate'))
}

/** The same without a step of its own in the history: for what changes with every key. */
export function replaceQuery(search: string): void {
  try {
    history.replaceState(history.state, '', location.pathname + search)
  } catch {
    // Safari allows a hundred changes in half a minute; the next one counts.
  }
  if (!navigationApi()) dispatchEvent(new PopStateEvent('popstate'))
}
