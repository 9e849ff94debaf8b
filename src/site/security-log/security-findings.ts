import { classifyError } from '../../domain/security/classify-error.ts'
import type { ReportedEvent } from '../../domain/security/security-events.ts'
import { mentionsScript, mentionsSecret } from '../../domain/security/security-words.ts'
import type { CaughtError } from '../shell/error-boundary.tsx'

/** Each function decides whether something that happened on a page belongs in the security log. */

export function inConsoleText(text: string): ReportedEvent | null {
  return mentionsSecret(text) ? { type: 'suspicious_console_access', text } : null
}

export function inWindowError({
  message,
  filename,
  lineno,
}: Pick<ErrorEvent, 'message' | 'filename' | 'lineno'>): ReportedEvent | null {
  // Safari's message for a missing file of an older deployment contains the word "script".
  if (!mentionsScript(message) || classifyError(message) === 'stale-build') return null
  return { type: 'potential_xss_attempt', message, file: filename, line: lineno }
}

export function inPolicyViolation({
  effectiveDirective,
  blockedURI,
  documentURI,
}: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'documentURI'>): ReportedEvent {
  return {
    type: 'csp_violation',
    directive: effectiveDirective,
    blocked: blockedURI,
    document: documentURI,
  }
}

export function inCaughtError({ kind, message, stack, componentStack }: CaughtError): ReportedEvent | null {
  // The cause is a deployment, not an attack.
  if (kind === 'stale-build') return null
  return { type: 'security_boundary_triggered', message, stack, componentStack }
}
