/** Why a form did not get through: the server's codes, and what can go wrong on the way to it. */
export const failureKinds = [
  'bad_request',
  'csrf_failed',
  'captcha_failed',
  'idempotency_conflict',
  'too_large',
  'unsupported_type',
  'invalid',
  'rate_limited',
  'unavailable',
  'network',
  'relay',
  'unexpected',
] as const

export type FailureKind = (typeof failureKinds)[number]
