/**
 * A reload brings a visitor back to the form they were writing in: what it stood in is opened again, and the field
 * has the focus. Its words are kept by the form itself.
 */
const key = 'form-at-hand'

type FormAtHand = {
  readonly path: string
  readonly form: string
  readonly field: string
  /** Which of the page's openers (`data-opener`) had opened it; -1 for a form that simply stands in the page. */
  readonly opener: number
}

let atHand: FormAtHand | null = null

/** From the application's start on. */
export function keepFormAtHand(): void {
  addEventListener('pagehide', () => {
    // Storage may be closed to us.
    try {
      const found = findFormAtHand()
      if (found) sessionStorage.setItem(key, JSON.stringify(found))
      else sessionStorage.removeItem(key)
    } catch {}
  })
  atHand = readFormAtHand()
  if (atHand) addEventListener('app-ready', lead, { once: true })
}

/** For a form that has come alive: the field in which its visitor was, once, unless they have gone elsewhere. */
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

/** Opens what was open. A form that stands in the page is loaded when it is seen. */
function lead(): void {
  if (!atHand) return
  const { form } = atHand
  const opener = openers()[atHand.opener]
  if (opener) whenAlive(opener, () => opener.click())
  document
    .querySelector(`form[data-inquiry="${CSS.escape(form)}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** In a section that comes late an opener is a link until its code is here; in view it is loaded. */
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
