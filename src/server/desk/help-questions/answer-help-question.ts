import type { Pool } from 'pg'
import { inTransaction } from '../../database/in-transaction.ts'
import { writeAudit } from '../audit.ts'
import type { Actor } from '../authorize.ts'
import type { Changed } from '../change-inquiry.ts'

type Written = { readonly answer: string; readonly page: string; readonly wording: string | null }

/** Writes the answer to a question, or writes it anew. One that is published stays so, and visitors get the new words. */
export async function answerHelpQuestion(
  pool: Pool,
  actor: Actor,
  id: string,
  { answer, page, wording }: Written,
): Promise<Changed<never>> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ published: boolean }>(
      `update help_questions set answer = $2, page = $3, wording = $4, answered_by = $5, answered_at = now()
       where id = $1 returning published`,
      [id, answer, page, wording, actor.id],
    )
    const [row] = rows
    if (!row) return { kind: 'unknown' }
    if (row.published) await writeAudit(client, actor.id, 'help_answer_published', { question: id, page })
    return { kind: 'changed' }
  })
}
