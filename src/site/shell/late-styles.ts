/**
 * What stands below the first screen takes no part in the first paint: its styles come after it, and then one
 * section after the other is laid out, so that no single task keeps a slow phone from answering.
 */
const waiting = 'unlaid'
const laid = 'laid'

/** In the head. Where the visitor is to land further down, everything is there at the first paint instead. */
export function deferLateSections(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const fresh = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
  if (fresh && !location.hash) {
    document.documentElement.classList.add(waiting)
    return
  }
  const sheet = laterSheet()
  sheet?.setAttribute('blocking', 'render')
  if (sheet) sheet.disabled = false
}

/** After the first paint. Without its sheet a page is plain, but it is all there. */
export async function fetchLateStyles(): Promise<void> {
  const sheet = laterSheet()
  if (!sheet?.disabled) return
  await new Promise((done) => {
    sheet.addEventListener('load', done)
    sheet.addEventListener('error', done)
    sheet.disabled = false
  })
}

export async function layOutLateSections(): Promise<void> {
  const { classList } = document.documentElement
  if (!classList.contains(waiting)) return
  for (const section of document.querySelectorAll('[data-late]')) {
    section.classList.add(laid)
    section.getBoundingClientRect()
    await new Promise((next) => setTimeout(next))
  }
  classList.remove(waiting)
}

function laterSheet(): HTMLLinkElement | null {
  return document.querySelector('link[data-later]')
}
