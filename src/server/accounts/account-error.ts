import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AccountErrorCode } from '../../domain/account/account-error-codes.ts'
import * as limits from '../../domain/limits.ts'
import type { AppContext } from '../http/app-types.ts'

/** The error response of every call under /auth/v1, in the shape that the published client reads. */
export function accountFailure(
  c: AppContext,
  status: ContentfulStatusCode,
  errorCode: AccountErrorCode,
  msg: string,
  extra: Readonly<Record<string, unknown>> = {},
): Response {
  return c.json({ code: status, error_code: errorCode, msg, ...extra }, status)
}

export function tooManyRequests(c: AppContext, retryAfterSeconds: number): Response {
  c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  return accountFailure(c, 429, 'over_request_rate_limit', 'Too many attempts. Please wait and try again.')
}

export function serviceUnavailable(c: AppContext): Response {
  c.header('Retry-After', String(limits.account.retryAfterSeconds))
  return accountFailure(
    c,
    503,
    'unexpected_failure',
    'Accounts cannot be reached at the moment. Please try again.',
  )
}
