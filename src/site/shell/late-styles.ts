/**
 * What stands below the first screen or is closed takes no part in the first paint: its styles come after it, and
 * then one section after the other is laid out, so that no single task keeps a slow phone from answering. A long part of
 * a section can be a task of its own (`data-apart`).
 */
const waiting = 'unlaid'
const laid = 'laid'
const held = 'held'

/** The sheet's address. A link in the document would be fetched before the pictures, disabled or not. */
let awaited: string | undefined

/**
 * In the head, after the visitor's settings. Where somebody is to land further down, or has chosen a look that the
 * document does not carry, everything is there at the first paint instead.
 */
export function deferLateSections(): void {
  awaited = document.currentScript?.dataset.later
  const [navigation] = performance.getEntriesByType('navigation')
  const fresh = navigation && 'type' in navigation && navigation.type === 'navigate'
  const { classList } = document.documentElement
  if (fresh && !location.hash && !classList.contains('high-contrast')) classList.add(waiting)
  else fetchLateStyles(true)
}

/** After the first paint, unless that waits for them. Without its sheet a page is plain, but it is all there. */
export async function fetchLateStyles(beforePaint = false): Promise<void> {
  if (!awaited) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  const { classList } = document.documentElement
  if (beforePaint) {
    sheet.setAttribute('blocking', 'render')
    // Firefox knows no such attribute.
    if (!('blocking' in sheet)) classList.add(held)
  }
  sheet.href = awaited
  awaited = undefined
  await new Promise((done) => {
    sheet.onload = sheet.onerror = done
    document.head.append(sheet)
  })
  classList.remove(held)
}

export async function layOutLateSections(): Promise<void> {
  const { classList } = document.documentElement
  if (!classList.contains(waiting)) return
  for (const section of document.querySelectorAll('[data-late], [data-apart], [popover]')) {
    section.classList.add(laid)
    section.getBoundingClientRect()
    await new Promise((next) => setTimeout(next))
  }
  classList.remove(waiting)
}

/**
 * The bundler's loader looks for links to see which styles are here. The one sheet names those it is made of
 * (`--sheets`), and they get such links: disabled, so that they are never fetched.
 */
export function nameJoinedSheets(): void {
  const names = getComputedStyle(document.documentElement).getPropertyValue('--sheets')
  for (const [href] of names.matchAll(/[\w./-]+/g)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    link.href = href
    document.head.append(link)
  }
}
