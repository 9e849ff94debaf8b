import * as limits from '../../domain/limits.ts'

/**
 * Sections below the first screen take no part in the first paint. Their styles are one sheet that follows it; then the
 * sections are laid out one after the other, each in a task of its own, so that a slow phone stays responsive. The root
 * is `unlaid` meanwhile, which hides sections that are not `laid`. Where the sheet fails or takes too long they are shown
 * without it: plain, but whole.
 */
const unlaid = 'unlaid'
const laid = 'laid'

const root = document.documentElement
const sheet = document.currentScript?.dataset.sheet
let loading: Promise<void> | undefined

/**
 * Runs in the head. A visitor who reloads, comes back or follows a link to a place further down needs the whole page at
 * once: the first paint waits for the sheet, in Firefox the sections do.
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
  // The styles are new to the elements that are already there: the first task finds them, the next ones follow them.
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

/** Settles at the latest after `limits.lateSheetMs`, without the styles. A link in the document would be fetched before the pictures. */
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

/** Scrolls again to the place in the address, which may have been out of reach. */
function showAll(): void {
  if (!root.classList.contains(unlaid)) return
  root.classList.remove(unlaid)
  if (location.hash) location.replace(location.href)
}

function nextTask(): Promise<unknown> {
  return new Promise((next) => setTimeout(next))
}
