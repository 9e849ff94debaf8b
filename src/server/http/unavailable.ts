import * as limits from '../../domain/limits.ts'
import { type AppContext, failure } from './app-types.ts'

/** The refusal of a call that cannot be answered now and may be repeated soon. */
export function unavailable(c: AppContext) {
  c.header('Retry-After', String(limits.intake.retryAfterSeconds))
  return c.json(failure('unavailable', 'This does not work at the moment. Please try again.'), 503)
}
