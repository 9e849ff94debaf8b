import type { Pool } from 'pg'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'
import type { Changed } from '../change-inquiry.ts'

/** Gives visitors the answer to a question, or withdraws it. */
export async function publishHelpAnswer(
  pool: Pool,
  actor: Actor,
  id: string,
  published: boolean,
): Promise<Changed<'no-answer' | 'too-many'>> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ published: boolean; page: string | null; others: number }>(
      `select published, page, (select count(*)::integer from help_questions where published) as others
       from help_questions where id = $1 for update`,
      [id],
    )
    const [row] = rows
    if (!row) return { kind: 'unknown' }
    if (row.published === published) return { kind: 'changed' }
    if (published && row.page === null) return { kind: 'refused', why: 'no-answer' }
    if (published && row.others >= limits.help.written) return { kind: 'refused', why: 'too-many' }
    await client.query('update help_questions set published = $2 where id = $1', [id, published])
    const action = published ? 'help_answer_published' : 'help_answer_withdrawn'
    await writeAudit(client, actor.id, action, { question: id, page: row.page })
    return { kind: 'changed' }
  })
}
