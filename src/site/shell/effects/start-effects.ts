import { settingsStore } from '../../../ui/settings/settings-store.ts'
import { signOfLife } from '../../platform/sign-of-life.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { startScrollReveal } from './scroll-reveal.ts'
import { watchPresence } from './watch-presence.ts'

/** Starts the decorative effects when the browser is idle. Returns a function that stops them. */
export function startEffects(): () => void {
  const ends: (() => void)[] = []
  let ended = false

  function start() {
    if (ended) return
    // Creates the store, which follows settings changed in other tabs.
    settingsStore()
    ends.push(watchPresence(), startScrollReveal(), startSounds(), startCursorForMouse(), startDust())
    dispatchEvent(new Event('effects-started'))
  }

  whenIdle(start)

  return () => {
    ended = true
    for (const end of ends.splice(0)) end()
  }
}

/** Only visitors who have turned sounds on load their code. */
function startSounds(): () => void {
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || !settingsStore().get().uiSounds) return
    import('../../platform/ui-sounds.ts')
      .then(({ playClickOn }) => playClickOn(target))
      .catch(() => undefined)
  }
  document.addEventListener('click', onClick, { capture: true, passive: true })
  return () => document.removeEventListener('click', onClick, true)
}

/** The dust's code is loaded at the first sign of life. */
function startDust(): () => void {
  const stop = new AbortController()
  async function load() {
    await signOfLife()
    const { startParticleCanvas } = await import('./particle-canvas.ts')
    if (!stop.signal.aborted) stop.signal.addEventListener('abort', startParticleCanvas())
  }
  load().catch(() => undefined)
  return () => stop.abort()
}

/** The cursor's code is loaded only for a mouse, not on phones. */
function startCursorForMouse(): () => void {
  const stop = new AbortController()
  const mouse = matchMedia('(hover: hover) and (pointer: fine)')
  async function load() {
    if (!mouse.matches) return
    const { startCursor } = await import('./cursor.ts')
    if (stop.signal.aborted) return
    stop.signal.addEventListener('abort', startCursor())
  }
  mouse.addEventListener('change', () => void load().catch(() => undefined), {
    once: true,
    signal: stop.signal,
  })
  load().catch(() => undefined)
  return () => stop.abort()
}
