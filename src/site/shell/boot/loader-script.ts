import * as limits from '../../../domain/limits.ts'
import { browserStorage } from '../../../ui/storage/browser-storage.ts'
import { layOutLateSections } from '../../platform/late-sections.ts'
import { fetchFonts } from '../../platform/web-fonts.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** Starts the application when the browser is idle or at the first gesture, whichever comes first. */
const script = document.currentScript
const { react, entry, page } = script instanceof HTMLScriptElement ? script.dataset : {}
const gestures = ['pointerdown', 'keydown', 'touchstart'] as const
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))

async function start() {
  for (const gesture of gestures) removeEventListener(gesture, start, true)
  // Nothing is requested while offline, because browsers remember a failed module import.
  if (!navigator.onLine) return waitForGesture()
  // Imported separately, the library also runs in a task of its own, which avoids one long task.
  for (const file of [react, page]) if (file) import(file).catch(() => undefined)
  await parsed
  if (entry) import(entry).catch(waitForGesture)
}

/** After a lost connection, the next gesture tries again. */
function waitForGesture() {
  for (const gesture of gestures) addEventListener(gesture, start, { capture: true, passive: true })
}

function firstPaint(): Promise<void> {
  return new Promise((painted) => {
    new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true })
    // A background tab or a crawler may never paint.
    setTimeout(painted, limits.unpaintedMs)
  })
}

/** First paint, then fonts and styles, then the application. */
async function followFirstPaint() {
  await firstPaint()
  // Full or blocked storage must not stop the rest.
  await Promise.allSettled([fetchFonts(browserStorage()), parsed])
  await layOutLateSections()
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}

waitForGesture()
followFirstPaint()
