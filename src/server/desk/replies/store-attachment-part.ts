import type { Pool } from 'pg'
import { partSize } from '../../../domain/desk/attachments.ts'
import type { Actor } from '../authorize.ts'

type Part = { readonly id: string; readonly part: number; readonly content: Buffer }

/** Stores one part of an announced file; the same part again changes nothing. */
export async function storeAttachmentPart(
  pool: Pool,
  actor: Actor,
  reference: string,
  { id, part, content }: Part,
): Promise<'stored' | 'unknown' | 'wrong-size'> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select a.bytes from reply_attachments a join leads l on l.id = a.inquiry_id
     where a.id = $1 and a.author_id = $2 and a.reply_id is null and l.reference = $3`,
    [id, actor.id, reference],
  )
  const [file] = rows
  if (!file) return 'unknown'
  const size = partSize(file.bytes, part)
  if (size === 0 || content.length !== size) return 'wrong-size'
  await pool.query(
    'insert into attachment_parts (attachment_id, part, content) values ($1, $2, $3) on conflict do nothing',
    [id, part, content],
  )
  return 'stored'
}
