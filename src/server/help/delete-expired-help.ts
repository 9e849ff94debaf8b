import type { Pool } from 'pg'
import * as limits from '../../domain/limits.ts'

/** Removes questions that nobody asks any more, the rarest ones beyond the row limit, and old ratings. What staff answered stays. */
export async function deleteExpiredHelp(pool: Pool, now: Date, questionDays: number): Promise<void> {
  const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000)
  await pool.query('delete from help_questions where answered_at is null and last_asked_at < $1', [
    daysAgo(questionDays),
  ])
  await pool.query(
    `delete from help_questions where id in (
       select id from help_questions where answered_at is null
       order by asked desc, last_asked_at desc, id desc offset $1
     )`,
    [limits.help.keepQuestions.rows],
  )
  await pool.query('delete from help_ratings where day < $1', [daysAgo(limits.help.keepRatingDays)])
}
