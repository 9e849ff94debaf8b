import { flushSync } from 'react-dom'
import * as limits from '../../../domain/limits.ts'
import { accessStore } from './use-conference-access.ts'

const longestMs = limits.conferenceAccessMinutes * 60_000

/**
 * Follows other tabs and the clock while the page is open. A visitor who is filling in a form does not lose
 * it: the end waits until they have left the form. Calls `onEnd` when the page is locked again.
 */
export function watchAccess(onEnd: () => void): () => void {
  const store = accessStore()
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined

  function check(): void {
    const before = store.access().kind
    if (isWriting()) {
      wait(limits.accessPatienceMs)
      return
    }
    // Synchronous, so `onEnd` moves the focus in the updated page.
    flushSync(store.check)
    if (before === 'open' && store.access().kind === 'ended') onEnd()
    waitForEnd()
  }

  function waitForEnd(): void {
    const access = store.access()
    clearTimeout(timer)
    // A stored end may be further away than the longest possible timer.
    if (access.kind === 'open') wait(Math.min(Math.max(0, access.endsAt - Date.now()), longestMs))
  }

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(check, ms)
  }

  addEventListener('storage', check, { signal })
  // Timers do not run while the computer sleeps.
  document.addEventListener('visibilitychange', check, { signal })
  const unsubscribe = store.subscribe(waitForEnd)
  waitForEnd()

  return () => {
    stop.abort()
    unsubscribe()
    clearTimeout(timer)
  }
}

function isWriting(): boolean {
  return Boolean(document.activeElement?.closest('form'))
}
