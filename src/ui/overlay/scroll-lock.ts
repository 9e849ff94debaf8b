let locks = 0

/**
 * Keeps the page behind a modal from scrolling. The scrollbar's room stays reserved where there was a
 * scrollbar, so nothing moves. Returns the release.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  locks += 1
  if (locks === 1) root.dataset.scrollLock = innerWidth > root.clientWidth ? 'gutter' : 'plain'
  let held = true
  return () => {
    if (!held) return
    held = false
    locks -= 1
    if (locks === 0) delete root.dataset.scrollLock
  }
}
