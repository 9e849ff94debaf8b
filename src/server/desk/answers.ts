import { type AppContext, failure } from '../http/app-types.ts'
import type { Changed } from './change-inquiry.ts'
import type { Saved } from './save-seen.ts'

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

/** The same for what is written as a whole: a caller goes on with the version they made, or looks at the other one first. */
export function answerSaved<Value>(c: AppContext, outcome: Saved<Value>) {
  switch (outcome.kind) {
    case 'saved':
      return c.json({ version: outcome.version }, 200)
    case 'changed':
      return refused(c, outcome.now)
    case 'too-many':
      return c.json(failure('too_many', 'There are as many as there can be. Delete one first.'), 409)
  }
}

export function refused<Refused>(c: AppContext, why: Refused) {
  return c.json({ ...failure('changed_meanwhile', 'Somebody else changed this first.'), now: why }, 409)
}
