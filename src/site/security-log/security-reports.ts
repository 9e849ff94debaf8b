import { cleanEventText, isEventTextField } from '../../domain/security/event-text.ts'
import { securityReportsPerPage } from '../../domain/security/page-limits.ts'
import type { ReportedEvent } from '../../domain/security/security-events.ts'
import { serverPaths } from '../../routes.ts'
import { accountStore } from '../features/account/session/account-store.ts'
import type { CaughtError } from '../shell/error-boundary.tsx'
import { inCaughtError, inConsoleText, inPolicyViolation, inWindowError } from './security-findings.ts'

/** Sends each event once, up to a limit per page. Texts are redacted before they leave the browser. */
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

/** Reports to the security log. Failures are silent, because they do not concern the visitor. */
export const reportSecurityEvent = createReporter((body) => {
  const token = accountStore.read().session?.access_token
  fetch(serverPaths.securityLog, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body,
    keepalive: true,
  }).catch(() => undefined)
})

export function reportCaughtError(caught: CaughtError): void {
  report(inCaughtError(caught))
}

export function reportWindowError(event: ErrorEvent): void {
  report(inWindowError(event))
}

export function reportPolicyViolation(event: SecurityPolicyViolationEvent): void {
  report(inPolicyViolation(event))
}

export function reportConsoleText(text: string): void {
  report(inConsoleText(text))
}

function report(event: ReportedEvent | null): void {
  if (event) reportSecurityEvent(event)
}
