import type { Pool } from 'pg'
import type { HelpRating } from '../../domain/help/asked-question.ts'
import * as limits from '../../domain/limits.ts'
import { portlandDay } from '../../domain/portland-day.ts'
import type { EventGate, EventOutcome } from '../security/event-gate.ts'

type RatingDeps = { readonly pool: Pool; readonly gate: EventGate; readonly now: () => Date }

/** Counts a thumb, and takes back the one it replaces. The client is only counted, never stored. Never rejects. */
export async function recordRating(
  { pool, gate, now }: RatingDeps,
  { topic, language, helpful, previous }: HelpRating,
  client: string,
): Promise<EventOutcome> {
  if (previous === helpful) return 'dropped'
  const day = portlandDay(now())
  const up = helpful ? 1 : 0
  const back = previous === undefined ? [0, 0] : [previous ? 1 : 0, previous ? 0 : 1]
  return gate.admit(client, 1, () =>
    pool.query(
      `insert into help_ratings as r (day, topic, language, helpful, unhelpful)
       select $1::date, $2, $3, $4::integer, 1 - $4::integer
       where exists (select from help_ratings where day = $1::date and topic = $2 and language = $3)
         or (select count(*) from (select from help_ratings where day = $1::date limit $7) as today) < $7
       on conflict (day, topic, language) do update set
         helpful = greatest(0, r.helpful + excluded.helpful - $5), unhelpful = greatest(0, r.unhelpful + excluded.unhelpful - $6)`,
      [day, topic, language, up, ...back, limits.help.ratedTopicsPerDay],
    ),
  )
}
