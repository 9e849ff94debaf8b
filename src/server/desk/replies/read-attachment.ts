import type { Pool } from 'pg'
import { partsOf } from '../../../domain/desk/attachments.ts'

export type StoredFile = {
  readonly name: string
  readonly bytes: number
  /** One part at a time, so that memory stays flat. */
  content(): AsyncGenerator<Uint8Array<ArrayBuffer>>
}

/** A file that was sent with a letter about this inquiry. */
export async function readAttachment(pool: Pool, reference: string, id: string): Promise<StoredFile | null> {
  const { rows } = await pool.query<{ name: string; bytes: number }>(
    `select a.name, a.bytes from reply_attachments a join leads l on l.id = a.inquiry_id
     where a.id = $1 and a.reply_id is not null and l.reference = $2`,
    [id, reference],
  )
  const [file] = rows
  if (!file) return null
  return {
    ...file,
    async *content() {
      for (let part = 0; part < partsOf(file.bytes); part += 1) {
        const stored = await pool.query<{ content: Uint8Array<ArrayBuffer> }>(
          'select content from attachment_parts where attachment_id = $1 and part = $2',
          [id, part],
        )
        const [row] = stored.rows
        if (!row) throw new Error('A part of an attachment is missing')
        yield row.content
      }
    },
  }
}

/** How a browser is told to save a file under its own name and never to show it. */
export function savedAs(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
