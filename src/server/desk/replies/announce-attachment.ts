import type { Pool } from 'pg'
import { cleanFileName } from '../../../domain/desk/attachments.ts'
import * as limits from '../../../domain/limits.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Actor } from '../authorize.ts'
import type { Changed } from '../change-inquiry.ts'

export type NewAttachment = { readonly id: string; readonly name: string; readonly bytes: number }

/** Makes room for a file that is about to be uploaded. Its id is chosen by the browser, so that a retry makes no second one. */
export async function announceAttachment(
  pool: Pool,
  actor: Actor,
  reference: string,
  { id, name, bytes }: NewAttachment,
): Promise<Changed<'too-much' | 'taken'>> {
  return inTransaction(pool, async (client): Promise<Changed<'too-much' | 'taken'>> => {
    // Locked, so that files which are announced at the same time count each other.
    const found = await client.query<{ id: string }>(
      'select id from leads where reference = $1 for no key update',
      [reference],
    )
    const [inquiry] = found.rows
    if (!inquiry) return { kind: 'unknown' }
    const before = await client.query<{ id: string; bytes: number }>(
      'select id, bytes from reply_attachments where inquiry_id = $1 and author_id = $2 and reply_id is null',
      [inquiry.id, actor.id],
    )
    if (before.rows.some((known) => known.id === id)) return { kind: 'changed' }
    const sum = before.rows.reduce((all, known) => all + known.bytes, bytes)
    if (before.rows.length >= limits.desk.attachments || sum > limits.desk.attachmentsBytes) {
      return { kind: 'refused', why: 'too-much' }
    }
    const { rowCount } = await client.query(
      `insert into reply_attachments (id, inquiry_id, author_id, name, bytes) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing`,
      [id, inquiry.id, actor.id, cleanFileName(name), bytes],
    )
    return rowCount ? { kind: 'changed' } : { kind: 'refused', why: 'taken' }
  })
}
