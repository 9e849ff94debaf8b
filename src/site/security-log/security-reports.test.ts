import { describe, expect, it } from 'vitest'
import { securityReportsPerPage } from '../../domain/security/page-limits.ts'
import { reportedEventSchema } from '../../domain/security/security-events.ts'
import { inCaughtError, inConsoleText, inPolicyViolation, inWindowError } from './security-findings.ts'
import { createReporter } from './security-reports.ts'

function setUp() {
  const sent: unknown[] = []
  return { sent, report: createReporter((body) => sent.push(JSON.parse(body))) }
}

describe('reporter', () => {
  it('redacts and shortens texts before they leave the page, as the server would', () => {
    const { sent, report } = setUp()
    const text = `Login of jane@example.com: ${'long '.repeat(40)} token 123`
    report({ type: 'suspicious_console_access', text })
    report({ type: 'potential_xss_attempt', message: 'no script\u0000', file: '/a.js?key=1', line: 7 })
    expect(sent).toEqual([
      { type: 'suspicious_console_access', text: expect.stringMatching(/^Login of \[redacted\]: long/) },
      { type: 'potential_xss_attempt', message: 'no script', file: '/a.js', line: 7 },
    ])
    for (const event of sent) expect(reportedEventSchema.parse(event)).toEqual(event)
    expect(JSON.stringify(sent)).not.toContain('123')
  })

  it('reports the same event once', () => {
    const { sent, report } = setUp()
    report({ type: 'rate_limit_exceeded', form: 'contact' })
    report({ type: 'rate_limit_exceeded', form: 'contact' })
    report({ type: 'rate_limit_exceeded', form: 'quote' })
    expect(sent).toHaveLength(2)
  })

  it('stops after the maximum number of reports for one page', () => {
    const { sent, report } = setUp()
    for (let line = 0; line < 100; line += 1) {
      report({ type: 'potential_xss_attempt', message: 'eval', file: '', line })
    }
    expect(sent).toHaveLength(securityReportsPerPage)
  })
})

describe('findings', () => {
  it('in the console match whole words only', () => {
    expect(inConsoleText('my Password')).toEqual({ type: 'suspicious_console_access', text: 'my Password' })
    expect(inConsoleText('ask the secretary')).toBeNull()
  })

  it('in an uncaught error match whole words only and include file and line', () => {
    const place = { filename: 'https://site.example/a.js', lineno: 12 }
    expect(inWindowError({ message: 'Uncaught EvalError: eval blocked', ...place })).toEqual({
      type: 'potential_xss_attempt',
      message: 'Uncaught EvalError: eval blocked',
      file: 'https://site.example/a.js',
      line: 12,
    })
    expect(inWindowError({ message: 'description is undefined', ...place })).toBeNull()
    expect(inWindowError({ message: 'Importing a module script failed.', ...place })).toBeNull()
  })

  it('include every violation of the content security policy', () => {
    expect(
      inPolicyViolation({
        effectiveDirective: 'script-src-elem',
        blockedURI: 'inline',
        documentURI: 'https://a',
      }),
    ).toEqual({
      type: 'csp_violation',
      directive: 'script-src-elem',
      blocked: 'inline',
      document: 'https://a',
    })
  })

  it('include errors caught while rendering, except a missing file of an older deployment', () => {
    const caught = { message: 'Error: boom', stack: 'at a', componentStack: 'at Page' }
    for (const kind of ['general', 'security'] as const) {
      expect(inCaughtError({ kind, ...caught })).toEqual({ type: 'security_boundary_triggered', ...caught })
    }
    expect(inCaughtError({ kind: 'stale-build', ...caught })).toBeNull()
  })
})
