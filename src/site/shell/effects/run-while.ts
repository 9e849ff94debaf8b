/** Media queries that effects depend on. */
const mediaQueries = [
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
  '(hover: hover) and (pointer: fine)',
]

/** Runs an effect while `allowed` is true and the tab is visible; follows settings and media queries. */
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
