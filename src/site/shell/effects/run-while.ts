/** What an effect may depend on besides the page itself. */
const mediaQueries = [
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
  '(hover: hover) and (pointer: fine)',
]

/** Starts when `allowed` says so and stops when it no longer does: the panel, the system or a hidden tab decide. */
export function runWhile(allowed: () => boolean, start: () => () => void): () => void {
  let stop: (() => void) | undefined

  function check() {
    if (allowed() && !document.hidden) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  }

  const ended = new AbortController()
  const { signal } = ended
  for (const query of mediaQueries) matchMedia(query).addEventListener('change', check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  const themes = new MutationObserver(check)
  themes.observe(document.documentElement, { attributeFilter: ['class'] })
  check()

  return () => {
    ended.abort()
    themes.disconnect()
    stop?.()
  }
}
