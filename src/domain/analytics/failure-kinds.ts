/** Why a submission failed: the server's error codes, and failures on the way to the server. */
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
