/** A `ref` for the words that replace a form: its focus would otherwise be lost, and they are read aloud. */
export function focusOnShow(element: HTMLElement | null): void {
  element?.focus()
}
