/**
 * While the card is open, Escape closes it from anywhere, and it also closes when keyboard focus reaches an
 * element underneath it. Returns a function that stops this.
 */
export function standAside(card: HTMLDialogElement, close: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLElement && isUnder(target, card)) close()
    },
    // Captured, because React stops events inside sections that are not hydrated.
    { capture: true, signal },
  )
  // For browsers without `closedby`.
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

/** Other dialogs and popovers are above the card. Elements focused only by a click do not count. */
function isUnder(target: HTMLElement, card: HTMLElement): boolean {
  if (target.tabIndex < 0 || !target.matches(':focus-visible') || target.closest('dialog, [popover]')) {
    return false
  }
  const a = target.getBoundingClientRect()
  const b = card.getBoundingClientRect()
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
