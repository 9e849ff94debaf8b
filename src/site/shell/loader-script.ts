import * as limits from '../../domain/limits.ts'
import { browserStorage } from '../features/accessibility/settings.ts'
import { fetchLateStyles, layOutLateSections } from './late-styles.ts'
import { closeRest, fetchRest, parsed } from './rest-of-page.ts'
import { fetchFonts } from './web-fonts.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Loads the application when the browser is idle or at the first touch, whichever comes first, and replays an early
 * click on a control that needs it (`data-wake`) and an early submission of a form that its code can send better
 * (`data-enquiry`).
 */
const script = document.currentScript
const { react, entry, page } = script instanceof HTMLScriptElement ? script.dataset : {}
const gestures = ['pointerdown', 'keydown', 'touchstart'] as const
let waiting: HTMLElement | null = null
let held: HTMLFormElement | null = null
let posted = false

async function start() {
  for (const gesture of gestures) removeEventListener(gesture, start, true)
  // Nothing is asked for offline: browsers remember of a module that it could not be had.
  if (!navigator.onLine) return tryAgain()
  // Asked for on its own, the library is also run on its own: one long task less.
  if (react) import(react).catch(() => undefined)
  // The sheet names its parts: an application that does not know them fetches each again, after it and over it.
  await Promise.all([parsed, fetchRest(), fetchLateStyles()])
  closeRest()
  // The page's own code comes now as well, and not before: it imports the entry, which starts the application.
  if (page) import(page).catch(() => undefined)
  if (entry) import(entry).catch(tryAgain)
}

/** A lost connection: the next gesture is another chance, and no form waits for it. */
function tryAgain() {
  waitForGesture()
  post()
}

function waitForGesture() {
  for (const gesture of gestures) addEventListener(gesture, start, { capture: true, passive: true })
}

function holdClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wake]') : null
  // With a key held, a link is meant to open elsewhere.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  waiting = target
}

function holdForm(event: Event) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-enquiry]')) return
  // On its way already: another press posts as well, and of the same text the server takes one.
  if (posted) return event.stopImmediatePropagation()
  if (form.matches('[data-enhanced]')) return
  event.preventDefault()
  if (held) return
  held = form
  document.documentElement.dataset.holding = ''
  start()
  setTimeout(post, limits.nativePostMs)
}

/** The code did not come: the form posts by itself, once. */
function post() {
  if (!held || posted) return
  if (!held.isConnected) return leave()
  posted = true
  held.submit()
}

/** Whoever leaves while a form is held has sent it; and the page may come back as it was left. */
function leave() {
  if (held && !posted) navigator.sendBeacon(held.action, new URLSearchParams(textOf(held)))
  release()
}

const textOf = (form: HTMLFormElement) => new FormData(form) as unknown as Record<string, string>

function release() {
  held = null
  posted = false
  delete document.documentElement.dataset.holding
}

waitForGesture()
addEventListener('click', holdClick, true)
addEventListener('submit', holdForm, true)
addEventListener(
  'enquiry-ready',
  ({ target }) => {
    if (target !== held || posted) return
    const form = held
    release()
    form?.requestSubmit()
  },
  true,
)
addEventListener('pagehide', leave)
addEventListener(
  'app-ready',
  () => {
    removeEventListener('click', holdClick, true)
    waiting?.click()
  },
  { once: true },
)

function firstPaint(): Promise<void> {
  return new Promise((painted) => {
    new PerformanceObserver(() => painted()).observe({ type: 'paint', buffered: true })
    // Nobody may be looking: a tab in the background, a search engine.
    setTimeout(painted, limits.unpaintedMs)
  })
}

/** What decorates and enhances comes after what is read: first paint, then fonts and styles, then the application. */
async function followFirstPaint() {
  await firstPaint()
  // Storage that is full or closed must not keep the rest away.
  await Promise.allSettled([fetchFonts(browserStorage()), fetchLateStyles(), fetchRest(), parsed])
  await layOutLateSections()
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}
followFirstPaint()
