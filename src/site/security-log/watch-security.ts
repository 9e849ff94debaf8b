import { mentionsSecret } from '../../domain/security/security-words.ts'
import { watchConsole } from './watch-console.ts'

/** Watches the page for security events. The code that reports them is loaded with the first event. */
export function watchSecurity(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  // One after the other, because a browser may resolve two imports of the same file in any order.
  let told: Promise<unknown> = Promise.resolve()
  const tell = (act: (reports: typeof import('./security-reports.ts')) => void) => {
    told = told
      .then(() => import('./security-reports.ts'))
      .then(act)
      .catch(() => undefined)
  }
  addEventListener('error', (event) => tell((reports) => reports.reportWindowError(event)), { signal })
  document.addEventListener(
    'securitypolicyviolation',
    (event) => tell((reports) => reports.reportPolicyViolation(event)),
    { signal },
  )
  const release = watchConsole(console, (text) => {
    if (mentionsSecret(text)) tell((reports) => reports.reportConsoleText(text))
  })
  return () => {
    stop.abort()
    release()
  }
}
