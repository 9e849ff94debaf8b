import { connectionLostToast } from '../../content/shell.ts'
import { anchors, notFoundPath } from '../../routes.ts'
import type { View } from '../app.tsx'
import { loadPage, pageAt } from '../page-registry.ts'
import { showToast } from './toasts.ts'

/**
 * Turns plain links into instant page changes through the browser's Navigation API, which also gives
 * scroll restoration, fragments and Back for free. Browsers without it load the prerendered document.
 */
export function startNavigation(show: (view: View) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop

  if ('navigation' in window) {
    navigation.addEventListener(
      'navigate',
      (event) => {
        const path = interceptablePath(event)
        if (path === null) return
        event.intercept({
          focusReset: 'manual',
          handler: () => changePage(event, path, show),
        })
      },
      { signal },
    )
    for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(intent, prefetchLink, { signal, passive: true })
    }
  }
  return () => stop.abort()
}

function interceptablePath(event: NavigateEvent) {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return null
  const { origin, pathname } = new URL(event.destination.url)
  if (origin !== location.origin) return null
  const path = pageAt(pathname)
  // The server answers unknown addresses, with their status.
  return path === notFoundPath ? null : path
}

async function changePage(
  event: NavigateEvent,
  path: Exclude<ReturnType<typeof interceptablePath>, null>,
  show: (view: View) => void,
): Promise<void> {
  try {
    const module = await loadPage(path)
    if (event.signal.aborted) return
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open[data-menu]')) open.hidePopover()
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
    show({ path, module })
    document.getElementById(anchors.mainContent)?.focus({ preventScroll: true })
  } catch {
    if (event.signal.aborted) return
    if (navigator.onLine) {
      // The chunk is gone, as after a deployment: the document itself is always there.
      location.reload()
      return
    }
    showToast({ kind: 'error', ...connectionLostToast })
    if (event.navigationType === 'push') navigation.back()
  }
}

function prefetchLink(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return
  const path = pageAt(link.pathname)
  if (path !== notFoundPath) loadPage(path).catch(() => undefined)
}
