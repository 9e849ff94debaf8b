import type { Pool } from 'pg'
import { cleanQuestion } from '../../domain/help/asked-question.ts'
import type { HelpLanguage } from '../../domain/help/help.ts'
import type { EventGate, EventOutcome } from '../security/event-gate.ts'

type QuestionDeps = { readonly pool: Pool; readonly gate: EventGate; readonly now: () => Date }
type Question = { readonly text: string; readonly language: HelpLanguage }

/** Counts a question that had no answer. The client is only counted, never stored. Never rejects. */
export async function recordQuestion(
  { pool, gate, now }: QuestionDeps,
  { text, language }: Question,
  client: string,
): Promise<EventOutcome> {
  const question = cleanQuestion(text)
  if (!question) return 'dropped'
  const askedAt = now()
  return gate.admit(client, 1, () =>
    pool.query(
      `insert into help_questions as q (language, text, normalized, first_asked_at, last_asked_at)
       values ($1, $2, $3, $4, $4)
       on conflict (language, normalized) do update set
         asked = q.asked + 1, last_asked_at = greatest(q.last_asked_at, excluded.last_asked_at)`,
      [language, question.text, question.normalized, askedAt],
    ),
  )
}
