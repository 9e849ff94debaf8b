/**
 * While the card is open, Escape closes it wherever the keyboard is, and it makes way for what the keyboard
 * reaches underneath it. Returns the end of it.
 */
export function standAside(card: HTMLDialogElement, close: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && isUnder(target, card)) close()
    },
    // Caught on the way down: React ends the way of what happens in a section that is not alive.
    { capture: true, signal },
  )
  // For browsers that do not know `closedby`.
  if (!('closedBy' in card)) {
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close()
      },
      { signal },
    )
  }
  return () => controller.abort()
}

/** Other dialogs and popovers lie above the card; a region that is merely clicked is not reached for. */
function isUnder(target: HTMLElement, card: HTMLElement): boolean {
  if (target.tabIndex < 0 || !target.matches(':focus-visible') || target.closest('dialog, [popover]')) {
    return false
  }
  const a = target.getBoundingClientRect()
  const b = card.getBoundingClientRect()
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
