/**
 * A reload brings visitors back to the form they were filling in: its dialog or panel opens again, and the
 * field gets the focus. The form itself keeps the typed text.
 */
const key = 'form-at-hand'

type FormAtHand = {
  readonly path: string
  readonly form: string
  readonly field: string
  /** The index of the opener (`data-opener`) that had opened it; -1 for a form in the page itself. */
  readonly opener: number
}

let atHand: FormAtHand | null = null

/** Called when the application starts. */
export function keepFormAtHand(): void {
  addEventListener('pagehide', () => {
    // The browser may block storage.
    try {
      const found = findFormAtHand()
      if (found) sessionStorage.setItem(key, JSON.stringify(found))
      else sessionStorage.removeItem(key)
    } catch {}
  })
  atHand = readFormAtHand()
  if (atHand) addEventListener('app-ready', lead, { once: true })
}

/** Called by a hydrated form. Focuses the visitor's field once, unless the focus is elsewhere by now. */
export function returnToField(form: HTMLFormElement): void {
  if (!atHand || form.dataset.inquiry !== atHand.form) return
  const field = form.elements.namedItem(atHand.field)
  atHand = null
  const free = document.activeElement?.contains(form) || form.closest('dialog')
  if (!free || !(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function findFormAtHand(): FormAtHand | null {
  const { activeElement } = document
  const form =
    document.querySelector<HTMLFormElement>('dialog[open] form[data-inquiry]:not([hidden])') ??
    activeElement?.closest<HTMLFormElement>('form[data-inquiry]')
  if (!form) return null
  return {
    path: location.pathname,
    form: form.dataset.inquiry ?? '',
    field: (form.contains(activeElement) && activeElement?.getAttribute('name')) || '',
    opener: openers().findIndex(({ dataset }) => dataset.opener === 'open'),
  }
}

function readFormAtHand(): FormAtHand | null {
  const [entry] = performance.getEntriesByType('navigation')
  const reloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  try {
    const kept: FormAtHand | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return reloaded && kept?.path === location.pathname ? kept : null
  } catch {
    return null
  }
}

/** Opens the dialog or panel again. A form in the page is scrolled into view, which loads its code. */
function lead(): void {
  if (!atHand) return
  const { form } = atHand
  const opener = openers()[atHand.opener]
  if (opener) whenAlive(opener, () => opener.click())
  document
    .querySelector(`form[data-inquiry="${CSS.escape(form)}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** In a late section, an opener is a plain link until its code has loaded; scrolling to it loads the code. */
function whenAlive(opener: HTMLElement, then: () => void): void {
  if (opener.role) {
    then()
    return
  }
  new MutationObserver((_changes, observer) => {
    observer.disconnect()
    then()
  }).observe(opener, { attributeFilter: ['role'] })
  opener.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function openers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-opener]')]
}
