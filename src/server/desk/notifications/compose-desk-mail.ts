import type { Company } from '../../../content/company/company.ts'
import { deskMailWords as words } from '../../../content/desk/desk-mails.ts'
import { labelFields } from '../../../content/inquiries/field-labels.ts'
import { mailWords } from '../../../content/inquiries/mail.ts'
import { withNote } from '../../../content/quote/quote-catalog.ts'
import { inquiryPath, staffPath } from '../../../domain/desk/staff-path.ts'
import { formatInZone } from '../../../domain/format-in-zone.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import * as limits from '../../../domain/limits.ts'
import { excerptOf, senderLine } from '../../inquiries/delivery/describe-inquiry.ts'
import type { KeptInquiry } from '../../inquiries/storage/read-inquiry.ts'
import { describeSender } from '../../mail/describe-sender.ts'
import type { MailContent, MailRow, MailSheet } from '../../mail/mail-content.ts'
import type { MailAddress, MailMessage } from '../../mail/mail-message.ts'
import { renderMailHtml } from '../../mail/render-mail-html.ts'
import { renderMailText } from '../../mail/render-mail-text.ts'

export type MailedInquiry = {
  readonly inquiry: KeptInquiry
  /** The name of whoever has it. */
  readonly with: string | null
  /** Whether its sender was promised an answer and has none. */
  readonly waits: boolean
}

/** The news that a mail to staff tells. */
export type DeskNews =
  | {
      readonly kind: 'promises'
      /** The first ones of `count`; of these, so many are late. */
      readonly inquiries: readonly MailedInquiry[]
      readonly count: number
      readonly late: number
    }
  | ({ readonly kind: 'arrived' } & MailedInquiry)
  | ({ readonly kind: 'assigned'; readonly by: string } & MailedInquiry)
  | ({ readonly kind: 'mentioned'; readonly by: string; readonly note: string } & MailedInquiry)

type Letter = {
  readonly id: string
  readonly origin: string
  readonly company: Company
  readonly from: MailAddress
  readonly to: MailAddress
  readonly now: Date
  /** The company's. */
  readonly timeZone: string
}

type Body = Pick<MailContent, 'slate' | 'heading' | 'paragraphs' | 'sheets' | 'preview'> & {
  readonly subject: string
  /** The inquiry that the button leads to; null leads to Today. */
  readonly reference: string | null
}

export function composeDeskMail(letter: Letter, news: DeskNews): MailMessage {
  const { id, origin, company, from, to, now } = letter
  const { subject, reference, ...body } = bodyOf(letter, news)
  const content: MailContent = {
    ...body,
    action:
      reference === null
        ? { label: words.openToday, url: origin + staffPath }
        : { label: words.open, url: origin + inquiryPath(reference) },
    notes: [words.why],
    sender: describeSender(company, origin),
  }
  return {
    messageId: `<desk-${id}@${new URL(origin).hostname}>`,
    date: now,
    from,
    to,
    subject,
    text: renderMailText(content),
    html: renderMailHtml(content),
  }
}

function bodyOf(letter: Letter, news: DeskNews): Body {
  if (news.kind === 'promises') return promisesBody(letter, news)
  const { inquiry } = news
  const who = senderLine(inquiry)
  const rows = rowsOf(letter, news)
  const about = { reference: inquiry.reference, preview: excerpt(inquiry), paragraphs: [] }
  const slate = (text: string) => `${text} · ${inquiry.reference}`
  switch (news.kind) {
    case 'arrived':
      return {
        ...about,
        subject: words.arrived.subject(mailWords[inquiry.form].kind, who),
        slate: slate(words.arrived.slate),
        heading: who,
        sheets: [{ rows }],
      }
    case 'assigned':
      return {
        ...about,
        subject: words.assigned.subject(news.by, who),
        slate: slate(words.assigned.slate),
        heading: words.assigned.heading(who),
        sheets: [{ rows }],
      }
    case 'mentioned':
      return {
        ...about,
        subject: words.mentioned.subject(news.by, who),
        slate: slate(words.mentioned.slate),
        heading: words.mentioned.heading(news.by),
        preview: news.note,
        sheets: [
          {
            caption: words.mentioned.caption(who),
            rows: [{ label: words.mentioned.note, values: [news.note] }, ...rows],
          },
        ],
      }
  }
}

function promisesBody(letter: Letter, { inquiries, count, late }: DeskNews & { kind: 'promises' }): Body {
  const { promise } = words
  const [first] = inquiries
  if (first && count === 1) {
    const { inquiry } = first
    const who = senderLine(inquiry)
    return {
      reference: inquiry.reference,
      subject: late > 0 ? promise.lateSubject(who) : promise.subject(who, dueWords(inquiry, letter.timeZone)),
      slate: `${promise.slate} · ${inquiry.reference}`,
      heading: promise.heading(who),
      paragraphs: [late > 0 ? promise.late : promise.running],
      preview: excerpt(inquiry),
      sheets: [{ rows: rowsOf(letter, first) }],
    }
  }
  const heading = promise.headingOfMany(count)
  return {
    reference: null,
    subject: promise.subjectOfMany(count, late),
    slate: promise.slate,
    heading,
    paragraphs: inquiries.length < count ? [promise.first(inquiries.length, count)] : [],
    preview: inquiries.map(({ inquiry }) => senderLine(inquiry)).join('; '),
    sheets: inquiries.map((each): MailSheet => {
      const url = letter.origin + inquiryPath(each.inquiry.reference)
      const link: MailRow = { label: words.rows.link, values: [url], url }
      return { caption: senderLine(each.inquiry), rows: [...rowsOf(letter, each), link] }
    }),
  }
}

function rowsOf({ now, timeZone }: Letter, { inquiry, with: name, waits }: MailedInquiry): MailRow[] {
  const { rows } = words
  const { replyBy, receivedAt } = inquiry
  const text = excerpt(inquiry)
  return [
    ...(waits && replyBy
      ? [{ label: replyBy < now ? rows.late : rows.due, values: [dueWords(inquiry, timeZone)] }]
      : []),
    { label: waits ? rows.since : rows.received, values: [formatInZone(receivedAt, timeZone)] },
    { label: rows.form, values: [mailWords[inquiry.form].kind] },
    { label: rows.who, values: [name ?? words.nobody] },
    ...(text === '' ? [] : [{ label: rows.wrote, values: [text] }]),
  ]
}

/** With the date, because nobody knows when a mail is read. */
function dueWords({ replyBy }: KeptInquiry, timeZone: string): string {
  return replyBy ? replyByWords(replyBy, null, timeZone) : ''
}

/** The fields in which visitors write freely. */
const ownWords = [
  'message',
  'currentChallenges',
  'primaryChallenges',
  'additionalDetails',
  'equipmentNeeded',
  'selection',
]

function excerpt({ form, fields }: KeptInquiry): string {
  const { filled } = labelFields(form, withNote(fields))
  const texts = filled.filter(({ name }) => ownWords.includes(name)).map(({ value }) => value)
  return excerptOf(texts, limits.desk.mailExcerptMax)
}
