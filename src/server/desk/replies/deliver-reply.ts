import type { Pool } from 'pg'
import type { Company } from '../../../content/company/company.ts'
import { replyMailWords as words } from '../../../content/desk/reply-mail.ts'
import { pagePaths } from '../../../routes.ts'
import { recordAttempt } from '../../deliveries/record-attempt.ts'
import { identifyInquiry } from '../../inquiries/storage/inquiry-identity.ts'
import type { Attempt, JobQueue, Jobs } from '../../jobs/job-queue.ts'
import { describeSender } from '../../mail/describe-sender.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import {
  inquiryMessageId,
  type MailAddress,
  type MailAttachment,
  type MailMessage,
  type MailTransport,
} from '../../mail/mail-message.ts'
import { renderMailHtml } from '../../mail/render-mail-html.ts'
import { renderMailText } from '../../mail/render-mail-text.ts'
import { plainSignature } from './signature.ts'

export type ReplyJob = { readonly replyId: string }

export function openReplyQueue(jobs: Jobs): Promise<JobQueue<ReplyJob>> {
  return jobs.openQueue('replies')
}

export type ReplyDeps = {
  readonly pool: Pool
  readonly secret: string
  readonly origin: string
  readonly company: Company
  readonly from: MailAddress
  readonly mail: MailTransport
}

export type ReplyRow = {
  to_address: string
  subject: string
  body: string
  signature: string | null
  created_at: Date
  author: string | null
  inquiry_id: string
  reference: string
  idempotency_key: string
  reply_by: Date | null
}

/** Sends one reply and notes how it went, so that its author sees it. Throws when it should be tried again later. */
export async function deliverReply(deps: ReplyDeps, { replyId }: ReplyJob, attempt: Attempt): Promise<void> {
  const { rows } = await deps.pool.query<ReplyRow>(
    `select r.to_address, r.subject, r.body, r.signature, r.created_at, u.display_name as author, l.id as inquiry_id, l.reference,
       l.idempotency_key, l.reply_by
     from replies r join leads l on l.id = r.inquiry_id left join users u on u.id = r.author_id
     where r.id = $1 and not exists (select from deliveries d where d.id = r.id and d.state = 'sent')`,
    [replyId],
  )
  const [reply] = rows
  if (!reply) return
  await recordAttempt(deps.pool, { inquiryId: reply.inquiry_id, channel: 'reply' }, attempt, async () => ({
    state: 'sent',
    answer: await deps.mail.send(composeReply(deps, replyId, reply, await readFiles(deps.pool, replyId))),
  }))
}

async function readFiles(pool: Pool, replyId: string): Promise<MailAttachment[]> {
  const { rows } = await pool.query<MailAttachment>(
    `select a.name, coalesce(string_agg(p.content, '' order by p.part), '') as content
     from reply_attachments a left join attachment_parts p on p.attachment_id = a.id
     where a.reply_id = $1 group by a.id order by a.created_at, a.id`,
    [replyId],
  )
  return rows
}

/** A letter of a person: their words, their name, and the thread that the confirmation began. */
export function composeReply(
  { company, origin, from, secret }: Omit<ReplyDeps, 'pool' | 'mail'>,
  replyId: string,
  reply: ReplyRow,
  attachments: readonly MailAttachment[],
): MailMessage {
  const { statusToken } = identifyInquiry(secret, reply.idempotency_key)
  const paragraphs = reply.body.split(/\n{2,}/).map((text) => text.trim())
  const content: MailContent = {
    preview: paragraphs[0] ?? '',
    slate: `${words.slate} ${reply.reference}`,
    heading: reply.subject,
    paragraphs: [...paragraphs, reply.signature ?? plainSignature(reply.author, company.name)],
    sheets: [],
    // The link shows the state of inquiries that have one.
    ...(reply.reply_by !== null && {
      action: { label: words.status, url: `${origin}${pagePaths.inquiry}/${statusToken}` },
    }),
    notes: [words.note],
    sender: describeSender(company, origin),
  }
  return {
    messageId: `<reply-${replyId}@${new URL(origin).hostname}>`,
    inReplyTo: inquiryMessageId(reply.reference, 'visitor', origin),
    personal: true,
    date: reply.created_at,
    from: { ...from, name: [reply.author, from.name].filter(Boolean).join(', ') },
    to: { name: '', address: reply.to_address },
    replyTo: { name: company.name, address: company.email },
    subject: reply.subject.includes(reply.reference)
      ? reply.subject
      : `${reply.subject} (${reply.reference})`,
    text: renderMailText(content),
    html: renderMailHtml(content),
    attachments,
  }
}
