import type { RetentionRule } from '../../../domain/settings/retention.ts'

/**
 * The condition on `leads` for what a rule erases now; `$1` is its months. The try and the run use the same one, so that what
 * was shown is what goes.
 */
export function restsTooLong(rule: RetentionRule): string {
  const which = rule === 'held' ? 'held' : `status = '${rule}' and not held`
  return `erased_at is null and ${which} and changed_at < now() - make_interval(months => $1)`
}
