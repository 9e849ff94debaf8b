/**
 * Modal dialogs and popovers cover everything opened before them, whatever its z-index. An element that must
 * stay above them is a manual popover itself and is raised again each time another one opens.
 */
export function onTopLayerChange(onChange: () => void, isOwn: (element: Element) => boolean): () => void {
  const dialogs = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target instanceof HTMLDialogElement)) onChange()
  })
  dialogs.observe(document.documentElement, { attributeFilter: ['open'], subtree: true })

  function onToggle({ target }: Event) {
    if (target instanceof HTMLElement && target.popover !== null && !isOwn(target)) onChange()
  }
  document.addEventListener('toggle', onToggle, true)

  return () => {
    dialogs.disconnect()
    document.removeEventListener('toggle', onToggle, true)
  }
}

/** Puts a manual popover above everything else. Browsers without popovers keep its z-index. */
export function raise(element: HTMLElement): void {
  if (!element.isConnected || typeof element.showPopover !== 'function') return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
