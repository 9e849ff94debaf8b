import { parseJson } from '../../domain/parse-json.ts'
import { cleanEventText } from '../../domain/security/event-text.ts'
import type { Log } from '../log.ts'
import { type EventSource, recordSecurityEvent, type SecurityLogDeps } from './record-security-event.ts'

type Violation = { readonly directive: string; readonly blocked: string; readonly document: string }

const reportsMax = 10

/** Records what a browser reports as blocked. Anyone can post here, so nothing is trusted or kept in full. */
export async function recordCspReports(
  deps: SecurityLogDeps & { readonly log: Log },
  text: string,
  source: EventSource,
): Promise<void> {
  for (const violation of readViolations(text)) {
    const outcome = await recordSecurityEvent(deps, { type: 'csp_violation', ...violation }, source)
    // A flood must not fill the disk with log lines either.
    if (outcome !== 'dropped') deps.log.warn('csp_violation', violation)
  }
}

/** Two formats: one object under `csp-report`, or a list of reports each with a `body`. */
function readViolations(text: string): Violation[] {
  const parsed = parseJson(text)
  const reports = Array.isArray(parsed)
    ? parsed.slice(0, reportsMax).map((item) => property(item, 'body'))
    : [property(parsed, 'csp-report')]
  return reports.map(readViolation).filter(({ directive }) => directive !== '')
}

function readViolation(report: unknown): Violation {
  return {
    directive: cleanEventText(
      'directive',
      textOf(report, 'effectiveDirective', 'effective-directive', 'violated-directive'),
    ),
    blocked: cleanEventText('blocked', textOf(report, 'blockedURL', 'blocked-uri')),
    document: cleanEventText('document', textOf(report, 'documentURL', 'document-uri')),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function textOf(report: unknown, ...names: readonly string[]): string {
  for (const name of names) {
    const value = property(report, name)
    if (typeof value === 'string') return value
  }
  return ''
}
