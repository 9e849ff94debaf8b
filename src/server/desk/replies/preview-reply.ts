import type { ReplyDraft } from '../../../domain/desk/letters.ts'
import type { MailAddress } from '../../mail/mail-message.ts'
import type { Actor } from '../authorize.ts'
import { composeReply, type ReplyDeps, type ReplyRow } from './deliver-reply.ts'

export type ReplyPreview = {
  readonly from: MailAddress
  readonly to: string
  readonly subject: string
  readonly html: string
}

/** The mail that a letter would become, made by the same function; null when there is no such inquiry. */
export async function previewReply(
  deps: Omit<ReplyDeps, 'mail'>,
  actor: Actor,
  reference: string,
  { subject, text }: ReplyDraft,
): Promise<ReplyPreview | null> {
  const { rows } = await deps.pool.query<Omit<ReplyRow, 'subject' | 'body'>>(
    `select l.sender_email as to_address, now() as created_at, u.display_name as author, u.signature,
       l.id as inquiry_id, l.reference, l.idempotency_key, l.reply_by
     from leads l left join users u on u.id = $2 where l.reference = $1`,
    [reference, actor.id],
  )
  const [row] = rows
  if (!row) return null
  const { from, to, subject: line, html } = composeReply(deps, 'preview', { ...row, subject, body: text }, [])
  return { from, to: to.address, subject: line, html }
}
