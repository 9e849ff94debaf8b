import { connectionLostToast } from '../../../content/shell/shell.ts'
import { anchors, notFoundPath, pageAt, type RenderedPath } from '../../../routes.ts'
import type { View } from '../../app.tsx'
import { loadPage } from '../../page-registry.ts'
import { navigationApi } from '../../platform/navigation/navigation-api.ts'
import { showToast } from '../../platform/toasts/toasts.ts'

/**
 * Turns plain links into instant page changes with the browser's Navigation API, which also handles scroll
 * restoration, fragments and Back. Browsers without it load the prerendered document.
 */
export function startNavigation(firstPath: RenderedPath, show: (view: View) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let shownPath = firstPath

  async function changePage(event: NavigateEvent, path: RenderedPath): Promise<void> {
    // Back from a page that failed to load: the right page is still shown.
    if (path === shownPath && event.navigationType === 'traverse') return
    try {
      const module = await loadPage(path)
      if (event.signal.aborted) return
      for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
      shownPath = path
      show({ path, module })
      document.getElementById(anchors.mainContent)?.focus({ preventScroll: true })
    } catch {
      if (!event.signal.aborted) recover(event)
    }
  }

  // A link to a place on the current page also closes the menus.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-menu] a')) closeMenus()
    },
    { signal },
  )
  const api = navigationApi()
  if (api) {
    api.addEventListener(
      'navigate',
      (event) => {
        closeMenus()
        const path = interceptablePath(event)
        if (path) event.intercept({ focusReset: 'manual', handler: () => changePage(event, path) })
      },
      { signal },
    )
    for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(intent, prefetchLink, { capture: true, passive: true, signal })
    }
  }
  return () => stop.abort()
}

/** A page that the application can show itself. The server answers everything else, including 404s. */
function interceptablePath(event: NavigateEvent): RenderedPath | null {
  const stays = event.canIntercept && event.navigationType !== 'reload' && !event.hashChange
  if (!stays || event.downloadRequest !== null || event.formData) return null
  const { origin, pathname } = new URL(event.destination.url)
  // A page that writes its state into its own query is not changed, and focus and scroll position stay.
  const ownQuery =
    event.destination.sameDocument && event.navigationType !== 'traverse' && pathname === location.pathname
  return origin === location.origin && !ownQuery ? knownPage(pathname) : null
}

function knownPage(pathname: string): RenderedPath | null {
  const path = pageAt(pathname)
  return path === notFoundPath ? null : path
}

function recover(event: NavigateEvent): void {
  if (navigator.onLine) {
    // The chunk may be gone after a deployment, but the document itself is always available.
    location.reload()
    return
  }
  showToast({ kind: 'error', ...connectionLostToast })
  if (event.navigationType === 'push') navigationApi()?.back()
}

function closeMenus(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open[data-menu]')) open.hidePopover()
}

function prefetchLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return
  const path = knownPage(link.pathname)
  if (path) loadPage(path).catch(() => undefined)
}
