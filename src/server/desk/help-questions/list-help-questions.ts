import type { Pool } from 'pg'
import type { HelpLanguage } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'

type HelpQuestion = {
  readonly id: string
  readonly language: HelpLanguage
  readonly text: string
  readonly asked: number
  readonly firstAskedAt: Date
  readonly lastAskedAt: Date
  readonly wording: string | null
  readonly answer: string | null
  readonly page: string | null
  readonly answeredById: string | null
  readonly answeredAt: Date | null
  readonly published: boolean
}

/** Those that wait for an answer, asked most often first, or those that have one, newest answer first. */
export async function listHelpQuestions(
  pool: Pool,
  { view, after }: { readonly view: 'open' | 'answered'; readonly after?: string | undefined },
): Promise<{ readonly questions: readonly HelpQuestion[]; readonly more: boolean }> {
  const key = view === 'open' ? ['asked', 'last_asked_at', 'id'] : ['answered_at', 'id']
  const { rows } = await pool.query<HelpQuestion>(
    `select id, language, text, asked, first_asked_at as "firstAskedAt", last_asked_at as "lastAskedAt", wording, answer, page,
       answered_by as "answeredById", answered_at as "answeredAt", published
     from help_questions
     where answered_at is ${view === 'open' ? 'null' : 'not null'}
       and ($2::uuid is null or (${key.join(', ')}) < (select ${key.join(', ')} from help_questions where id = $2))
     order by ${key.map((column) => `${column} desc`).join(', ')} limit $1`,
    [limits.help.page + 1, after ?? null],
  )
  return { questions: rows.slice(0, limits.help.page), more: rows.length > limits.help.page }
}
