import { expect, test } from 'vitest'
import type { InquiryFormId } from '../../../../domain/inquiry/inquiry-forms.ts'
import type { Outcome } from './read-answer.ts'
import { reportOutcome } from './report-outcome.ts'

function report(form: InquiryFormId, outcome: Outcome): object[] {
  const told: object[] = []
  reportOutcome(
    {
      track: (event) => told.push(event),
      reportSecurityEvent: (event) => told.push(event),
      logError: (text) => told.push({ text }),
    },
    form,
    outcome,
  )
  return told
}

test('a success is reported only as a success', () => {
  expect(report('contact', { kind: 'accepted', reference: 'ABCDE-FGHJK', replyBy: null })).toEqual([
    { name: 'form_succeeded', form: 'contact' },
  ])
})

test('a mistyped field is counted but not reported as an error', () => {
  expect(report('consultation', { kind: 'invalid', fields: {} })).toEqual([
    { name: 'form_failed', form: 'consultation', kind: 'invalid' },
  ])
})

test.each([
  [
    { kind: 'rate-limited', retryAfterMs: 1 },
    'rate_limited',
    { type: 'rate_limit_exceeded', form: 'legacy' },
  ],
  [{ kind: 'csrf' }, 'csrf_failed', { type: 'csrf_validation_failed', form: 'legacy' }],
  [
    { kind: 'http', status: 503, code: 'unavailable' },
    'unavailable',
    { type: 'form_submission_error', form: 'legacy', kind: 'unavailable', code: 503 },
  ],
  [
    { kind: 'http', status: 418, code: 'teapot' },
    'unexpected',
    { type: 'form_submission_error', form: 'legacy', kind: 'unexpected', code: 418 },
  ],
  [{ kind: 'fetch' }, 'network', { type: 'form_submission_error', form: 'legacy', kind: 'network' }],
  [
    { kind: 'relay', status: 520 },
    'relay',
    { type: 'form_submission_error', form: 'legacy', kind: 'relay', code: 520 },
  ],
] as const)('%j is reported to analytics and to the security log', (outcome, kind, event) => {
  expect(report('legacy', outcome)).toEqual([{ name: 'form_failed', form: 'legacy', kind }, event])
})

test('the consultation and the gate have their own events', () => {
  expect(report('consultation', { kind: 'fetch' })).toContainEqual({
    name: 'contact_form_error',
    kind: 'network',
  })
  expect(report('leadGate', { kind: 'csrf' })).toContainEqual({
    name: 'lead_gate_error',
    kind: 'csrf_failed',
  })
})

test('the gate reports no error of its own when the visitor only has to wait', () => {
  const waiting = report('leadGate', { kind: 'rate-limited', retryAfterMs: 1 })
  expect(waiting).toEqual([
    { name: 'form_failed', form: 'leadGate', kind: 'rate_limited' },
    { type: 'rate_limit_exceeded', form: 'leadGate' },
  ])
})

test('a failed quote request is also logged to the console, without anything that was sent', () => {
  expect(report('quote', { kind: 'relay', status: 502 })).toContainEqual({
    text: 'Quote request not sent: relay',
  })
  for (const outcome of [
    { kind: 'rate-limited', retryAfterMs: 1 },
    { kind: 'invalid', fields: { email: 'x' } },
    { kind: 'accepted', reference: 'ABCDE-FGHJK', replyBy: null },
  ] as const) {
    expect(report('quote', outcome)).not.toContainEqual(expect.objectContaining({ text: expect.anything() }))
  }
})
