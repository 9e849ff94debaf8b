import { describe, expect, it } from 'vitest'
import { reportedEventSchema, type SecurityEvent, securityEventSchema } from './security-events.ts'

const reported: SecurityEvent[] = [
  { type: 'suspicious_console_access', text: 'the word' },
  { type: 'potential_xss_attempt', message: 'no script', file: '/assets/a.js', line: 3 },
  { type: 'csp_violation', directive: 'img-src', blocked: 'inline', document: '/quote' },
  { type: 'security_boundary_triggered', message: 'XSS', stack: 'at a', componentStack: 'at Page' },
  { type: 'rate_limit_exceeded', form: 'contact' },
  { type: 'csrf_validation_failed', form: 'unknown' },
  { type: 'form_submission_error', form: 'quote', kind: 'unavailable', code: 503 },
  { type: 'form_submission_error', form: 'leadGate', kind: 'network' },
]

const serverOnly: SecurityEvent[] = [
  { type: 'database_submission_failed', form: 'contact', reason: 'ECONNREFUSED' },
  { type: 'email_send_failed', form: 'contact', reason: '550' },
  { type: 'captcha_failed', form: 'contact', reason: 'expired' },
  { type: 'account_rate_limit_exceeded', call: 'password' },
  { type: 'refresh_token_reused' },
]

describe('security events', () => {
  it.each(reported)('a browser may report $type', (event) => {
    expect(reportedEventSchema.parse(event)).toEqual(event)
  })

  it.each(serverOnly)('only the server records $type', (event) => {
    expect(reportedEventSchema.safeParse(event).success).toBe(false)
    expect(securityEventSchema.parse(event)).toEqual(event)
  })

  it.each([
    null,
    [],
    'csp_violation',
    {},
    { type: 'made_up' },
    { type: '__proto__' },
    { type: 'rate_limit_exceeded' },
    { type: 'rate_limit_exceeded', form: 'toString' },
    { type: 'suspicious_console_access', text: { toString: 'x' } },
    { type: 'potential_xss_attempt', message: '', file: '', line: -1 },
    { type: 'potential_xss_attempt', message: '', file: '', line: 1.5 },
    { type: 'form_submission_error', form: 'quote', kind: 'anything I like' },
    { type: 'form_submission_error', form: 'quote', kind: 'network', code: 9000 },
  ])('refuses %j', (event) => {
    expect(reportedEventSchema.safeParse(event).success).toBe(false)
  })

  it('keeps known fields only, and cleans their texts', () => {
    const event = JSON.parse(
      '{"type":"suspicious_console_access","text":"token \\u0000abc","user_id":"me","__proto__":{"admin":true}}',
    )
    const parsed = reportedEventSchema.parse(event)
    expect(parsed).toEqual({ type: 'suspicious_console_access', text: 'token [redacted]' })
    expect(Object.keys(parsed)).toEqual(['type', 'text'])
  })
})
