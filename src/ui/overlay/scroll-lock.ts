let locks = 0

/**
 * Keeps the page behind a modal from scrolling. The space of a visible scrollbar stays reserved, so nothing
 * moves. Returns a function that releases the lock.
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
