import { type AppContext, failure } from '../http/app-types.ts'
import type { Changed } from './change-inquiry.ts'

export function notFound(c: AppContext) {
  return c.json(failure('not_found', 'There is nothing with this name.'), 404)
}

/** A caller who was slower than somebody else is told what is so now, and decides again. */
export function answer<Refused>(c: AppContext, outcome: Changed<Refused>) {
  switch (outcome.kind) {
    case 'changed':
      return c.json({}, 200)
    case 'unknown':
      return notFound(c)
    case 'refused':
      return refused(c, outcome.why)
  }
}

export function refused<Refused>(c: AppContext, why: Refused) {
  return c.json({ ...failure('changed_meanwhile', 'Somebody else changed this first.'), now: why }, 409)
}
