import { goToPlace } from './place-on-page.ts'
import { fetchRest, hasRest } from './rest-of-page.ts'

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
 * In the head, after the visitor's settings. Where somebody is to land further down everything is there at the first
 * paint instead; who has chosen a look that the document does not carry gets that before it.
 */
export function deferLateSections(): void {
  awaited = document.currentScript?.dataset.later
  const [navigation] = performance.getEntriesByType('navigation')
  const fresh = navigation && 'type' in navigation && navigation.type === 'navigate'
  const { classList } = document.documentElement
  // Firefox cannot be told to wait for a sheet, and none to wait for a document.
  const impatient = !('blocking' in HTMLLinkElement.prototype)
  if (!fresh || location.hash) {
    hold(impatient || hasRest, fetchLateStyles(true), fetchRest()).then(() => hasRest && goToPlace(!fresh))
  } else {
    classList.add(waiting)
    if (classList.contains('high-contrast')) hold(impatient, fetchLateStyles(true))
  }
}

async function hold(needed: boolean, ...parts: Promise<void>[]): Promise<void> {
  const { classList } = document.documentElement
  classList.toggle(held, needed)
  await Promise.all(parts)
  classList.remove(held)
}

let fetching: Promise<void> | undefined

/** After the first paint, unless that waits for them. Without its sheet a page is plain, but it is all there. */
export function fetchLateStyles(beforePaint = false): Promise<void> {
  fetching ??= fetchSheet(beforePaint)
  return fetching
}

async function fetchSheet(beforePaint: boolean): Promise<void> {
  if (!awaited) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  if (beforePaint) sheet.setAttribute('blocking', 'render')
  sheet.href = awaited
  await new Promise((done) => {
    sheet.onload = sheet.onerror = done
    document.head.append(sheet)
  })
}

export async function layOutLateSections(): Promise<void> {
  const { classList } = document.documentElement
  if (!classList.contains(waiting)) return
  // The styles are new to what is already there: they are found in one task, and followed in the next.
  await nextTask()
  getComputedStyle(document.body).color
  for (const section of document.querySelectorAll('[data-late], [data-apart], [popover]')) {
    await nextTask()
    section.classList.add(laid)
    section.getBoundingClientRect()
  }
  classList.remove(waiting)
  // Somebody may have followed a link to what was not there yet.
  goToPlace(false)
}

function nextTask(): Promise<unknown> {
  return new Promise((next) => setTimeout(next))
}
