import * as limits from '../../domain/limits.ts'

/**
 * Sections below the first screen are left out of the first paint. Their styles are in one sheet that loads
 * after it. Then they are laid out one by one, each in its own task, so a slow phone stays responsive.
 * Meanwhile the root has the class `unlaid`, which hides every section that is not yet `laid`. If the sheet
 * fails or takes too long, the sections are shown without styles.
 */
const unlaid = 'unlaid'
const laid = 'laid'

const root = document.documentElement
const sheet = document.currentScript?.dataset.sheet
let loading: Promise<void> | undefined

/**
 * Runs in the head. A visitor who reloads, comes back or follows a link to a place further down needs the
 * whole page at once, so the first paint waits for the sheet. Firefox cannot delay the paint; there the
 * sections stay hidden until the sheet has loaded.
 */
export function deferLateSections(): void {
  if (!sheet) return
  const waits = landsFurtherDown()
  root.classList.toggle(unlaid, !waits || !('blocking' in HTMLLinkElement.prototype))
  if (waits) loadSheet(sheet, true).then(showAll)
}

/** Runs after the first paint. */
export async function layOutLateSections(): Promise<void> {
  if (!sheet || !root.classList.contains(unlaid)) return
  await loadSheet(sheet, false)
  // Computes the new sheet's styles in a task of its own, before the tasks that lay out the sections.
  await nextTask()
  getComputedStyle(document.body).color
  for (const section of document.querySelectorAll('[data-late], [popover]')) {
    await nextTask()
    section.classList.add(laid)
    section.getBoundingClientRect()
  }
  showAll()
}

function landsFurtherDown(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return location.hash !== '' || !(navigation && 'type' in navigation && navigation.type === 'navigate')
}

/**
 * Settles after `limits.lateSheetMs` at the latest, even without the styles. The link is not in the HTML,
 * because the browser would then fetch it before the pictures.
 */
function loadSheet(href: string, beforePaint: boolean): Promise<void> {
  loading ??= new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    if (beforePaint) link.setAttribute('blocking', 'render')
    link.href = href
    link.onload = link.onerror = () => done()
    document.head.append(link)
    setTimeout(() => {
      link.removeAttribute('blocking')
      done()
    }, limits.lateSheetMs)
  })
  return loading
}

/** Scrolls again to the address's hash, whose target may have been hidden until now. */
function showAll(): void {
  if (!root.classList.contains(unlaid)) return
  root.classList.remove(unlaid)
  if (location.hash) location.replace(location.href)
}

function nextTask(): Promise<unknown> {
  return new Promise((next) => setTimeout(next))
}
