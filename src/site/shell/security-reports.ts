import { cleanEventText, isEventTextField } from '../../domain/security/event-text.ts'
import { securityReportsPerPage } from '../../domain/security/page-limits.ts'
import type { ReportedEvent } from '../../domain/security/security-events.ts'
import { serverPaths } from '../../routes.ts'
import type { CaughtError } from './error-boundary.tsx'
import { inCaughtError, inConsoleText, inPolicyViolation, inWindowError } from './security-findings.ts'
import { watchConsole } from './watch-console.ts'

/** Sends each event once, a limited number a page, with its texts redacted before they leave it. */
export function createReporter(send: (body: string) => void): (event: ReportedEvent) => void {
  const sent = new Set<string>()
  return (event) => {
    if (sent.size >= securityReportsPerPage) return
    const body = JSON.stringify(event, (name, value: unknown) =>
      typeof value === 'string' && isEventTextField(name) ? cleanEventText(name, value) : value,
    )
    if (sent.has(body)) return
    sent.add(body)
    send(body)
  }
}

/** Tells the security log. Failures are silent: the visitor has nothing to do with it. */
export const reportSecurityEvent = createReporter((body) => {
  fetch(serverPaths.securityLog, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined)
})

export function reportCaughtError(caught: CaughtError): void {
  report(inCaughtError(caught))
}

/** Watches the page for what the security log wants to know. Returns what ends it. */
export function startSecurityReports(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('error', (event) => report(inWindowError(event)), { signal })
  document.addEventListener('securitypolicyviolation', (event) => report(inPolicyViolation(event)), {
    signal,
  })
  const release = watchConsole(console, (text) => report(inConsoleText(text)))
  return () => {
    stop.abort()
    release()
  }
}

function report(event: ReportedEvent | null): void {
  if (event) reportSecurityEvent(event)
}
