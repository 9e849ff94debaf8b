import type { Pool } from 'pg'
import { isDay } from '../../domain/calendar-day.ts'
import { helpQuestionSchema, helpRatingSchema } from '../../domain/help/asked-question.ts'
import * as limits from '../../domain/limits.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import { serverPaths } from '../../routes.ts'
import { type App, type AppContext, failure } from '../http/app-types.ts'
import { beaconTooLarge, readBeacon, refuseBeacon } from '../http/beacon.ts'
import { limitBody } from '../http/limit-body.ts'
import type { Log } from '../log.ts'
import { createEventGate } from '../security/event-gate.ts'
import { readMoment } from './read-moment.ts'
import { recordQuestion } from './record-question.ts'
import { recordRating } from './record-rating.ts'

export type HelpRouteDeps = {
  readonly pool: Pool
  readonly log: Log
  readonly now: () => Date
  /** As it is at the moment. */
  readonly calendar: () => WorkCalendar
  /** Replaces a client's address while requests are counted. */
  readonly pseudonym: (address: string) => string
  readonly clientAddress: (c: AppContext) => string
  readonly origins: readonly string[]
}

/** The calls of the help chat: the moment, unanswered questions and ratings. Dropped reports are answered like others, since nobody waits for them. */
export function addHelpRoutes(app: App, deps: HelpRouteDeps): void {
  const { log, now, origins } = deps
  const questions = {
    ...deps,
    gate: createEventGate({ name: 'help_questions', rates: limits.help.questions, log, now }),
  }
  const ratings = {
    ...deps,
    gate: createEventGate({ name: 'help_ratings', rates: limits.help.ratings, log, now }),
  }
  const clientOf = (c: AppContext) => deps.pseudonym(deps.clientAddress(c))
  const sizeLimit = limitBody(limits.events.bodyBytes, beaconTooLarge)

  app.get(serverPaths.help, async (c) => {
    c.header('Cache-Control', 'no-store')
    const day = c.req.query('day') ?? ''
    return c.json({ ok: true, ...(await readMoment(deps, isDay(day) ? day : null)) })
  })

  app.post(serverPaths.helpQuestion, sizeLimit, async (c) => {
    const refused = refuseBeacon(c, origins)
    if (refused) return refused
    const question = helpQuestionSchema.safeParse(await readBeacon(c))
    if (!question.success) return c.json(failure('invalid', 'This is not a question.'), 422)
    await recordQuestion(questions, question.data, clientOf(c))
    return c.body(null, 204)
  })

  app.post(serverPaths.helpRating, sizeLimit, async (c) => {
    const refused = refuseBeacon(c, origins)
    if (refused) return refused
    const rating = helpRatingSchema.safeParse(await readBeacon(c))
    if (!rating.success) return c.json(failure('invalid', 'This is not a rating.'), 422)
    await recordRating(ratings, rating.data, clientOf(c))
    return c.body(null, 204)
  })
}
