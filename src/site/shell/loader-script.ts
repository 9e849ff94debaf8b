/**
 * Inline at the end of every page: loads the application when the browser is idle or at the first touch,
 * whichever comes first, and replays an early click on a control that needs it (`data-wake`).
 */
const script = document.currentScript
const { entry, page } = script instanceof HTMLScriptElement ? script.dataset : {}
const gestures = ['pointerdown', 'keydown', 'touchstart'] as const
let waiting: HTMLElement | null = null

function start() {
  for (const gesture of gestures) removeEventListener(gesture, start, true)
  if (page) import(page)
  if (entry) import(entry)
}

function holdClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wake]') : null
  if (!target) return
  event.preventDefault()
  waiting = target
}

for (const gesture of gestures) addEventListener(gesture, start, { capture: true, once: true, passive: true })
addEventListener('click', holdClick, true)
addEventListener(
  'app-ready',
  () => {
    removeEventListener('click', holdClick, true)
    waiting?.click()
  },
  { once: true },
)

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
  else setTimeout(start, 300)
}
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
