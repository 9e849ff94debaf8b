import type { AnalyticsEvent } from '../../../../domain/analytics/events.ts'
import { type FailureKind, failureKinds } from '../../../../domain/analytics/failure-kinds.ts'
import type { InquiryFormId } from '../../../../domain/inquiry/inquiry-forms.ts'
import type { ReportedEvent } from '../../../../domain/security/security-events.ts'
import type { Outcome } from './read-answer.ts'

type Failure = Exclude<Outcome, { kind: 'accepted' }>

export type Sinks = {
  readonly track: (event: AnalyticsEvent) => void
  readonly reportSecurityEvent: (event: ReportedEvent) => void
  /** Writes to the browser's console what failed, but nothing that was sent. */
  readonly logError: (text: string) => void
}

/** Reports the outcome of a submission to analytics and the security log. */
export function reportOutcome(sinks: Sinks, form: InquiryFormId, outcome: Outcome) {
  const { track, reportSecurityEvent, logError } = sinks
  if (outcome.kind === 'accepted') {
    track({ name: 'form_succeeded', form })
    return
  }
  const kind = failureKindOf(outcome)
  track({ name: 'form_failed', form, kind })
  // A mistyped field is not an error of the site.
  if (outcome.kind === 'invalid') return
  if (form === 'consultation') track({ name: 'contact_form_error', kind })
  const failed = outcome.kind !== 'rate-limited'
  if (form === 'leadGate' && failed) track({ name: 'lead_gate_error', kind })
  if (form === 'quote' && failed) logError(`Quote request not sent: ${kind}`)
  reportSecurityEvent(securityEvent(form, outcome, kind))
}

function securityEvent(form: InquiryFormId, outcome: Failure, kind: FailureKind): ReportedEvent {
  if (outcome.kind === 'rate-limited') return { type: 'rate_limit_exceeded', form }
  if (outcome.kind === 'csrf') return { type: 'csrf_validation_failed', form }
  const code = 'status' in outcome ? { code: outcome.status } : {}
  return { type: 'form_submission_error', form, kind, ...code }
}

const kinds = {
  invalid: 'invalid',
  'rate-limited': 'rate_limited',
  csrf: 'csrf_failed',
  captcha: 'captcha_failed',
  conflict: 'idempotency_conflict',
  relay: 'relay',
  fetch: 'network',
} as const satisfies Record<Exclude<Failure['kind'], 'http'>, FailureKind>

function failureKindOf(outcome: Failure): FailureKind {
  if (outcome.kind !== 'http') return kinds[outcome.kind]
  return failureKinds.find((kind) => kind === outcome.code) ?? 'unexpected'
}
