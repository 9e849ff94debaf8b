import type { Log } from '../log.ts'

/** Logs what a browser says it blocked. Anyone can post here, so nothing in it is believed or kept whole. */
export function recordCspReport({ log }: { readonly log: Log }, text: string): void {
  for (const report of readReports(text).slice(0, 10)) {
    log.warn('csp_violation', {
      directive: field(report, 'effectiveDirective', 'effective-directive', 'violated-directive'),
      blocked: withoutQuery(field(report, 'blockedURL', 'blocked-uri')),
      document: withoutQuery(field(report, 'documentURL', 'document-uri')),
    })
  }
}

/** Two formats: one object under `csp-report`, or a list of reports each with a `body`. */
function readReports(text: string): unknown[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  if (Array.isArray(parsed)) return parsed.map((item) => property(item, 'body')).filter(isRecord)
  const legacy = property(parsed, 'csp-report')
  return isRecord(legacy) ? [legacy] : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function field(report: unknown, ...names: readonly string[]): string {
  for (const name of names) {
    const value = property(report, name)
    if (typeof value === 'string') return value.slice(0, 200)
  }
  return ''
}

/** Addresses can carry tokens after the question mark. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
