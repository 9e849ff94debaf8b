import { onClockOf } from '../../../content/company/clock-place.ts'
import { type Company, phoneHref } from '../../../content/company/company.ts'
import { afterSending } from '../../../content/inquiries/after-sending.ts'
import { type AskedField, type AskedList, askedFor } from '../../../content/inquiries/asked-for.ts'
import { mailWords, visitorMailWords as words } from '../../../content/inquiries/mail.ts'
import type { InquiryView } from '../../../domain/inquiry/inquiry-view.ts'
import { isLinkable } from '../../../domain/inquiry/linkable-text.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { pagePaths } from '../../../routes.ts'
import { describeSender } from '../../mail/describe-sender.ts'
import type { MailContent, MailRow, MailSheet } from '../../mail/mail-content.ts'
import { inquiryMessageId, type MailAddress, type MailMessage } from '../../mail/mail-message.ts'
import { renderMailHtml } from '../../mail/render-mail-html.ts'
import { renderMailText } from '../../mail/render-mail-text.ts'
import { bothTimes } from './describe-inquiry.ts'

type VisitorMail = {
  readonly inquiry: InquiryView
  readonly company: Company
  /** The company's. */
  readonly timeZone: string
  /** Public scheme and host, without a trailing slash. */
  readonly origin: string
  readonly from: MailAddress
  /** Opens the status page of this inquiry. */
  readonly statusUrl: string
}

/**
 * Confirms an inquiry, with what was asked for, to the owner of the address that was entered. That may not be
 * the sender: so that nobody can send messages to strangers this way, the mail contains no name, and repeats
 * typed text only if a captcha was solved and the text contains nothing to follow, such as a link or a phone
 * number.
 */
export function composeVisitorConfirmation({
  inquiry,
  company,
  timeZone,
  origin,
  from,
  statusUrl,
}: VisitorMail): MailMessage {
  const { subject, heading } = mailWords[inquiry.form].visitor
  const { list, fields } = askedFor(inquiry.form, inquiry.fields)
  const steps = afterSending.steps[inquiry.form].map((text, index) => ({ mark: String(index + 1), text }))
  const content: MailContent = {
    preview: words.opening,
    slate: `${words.reference} ${inquiry.reference}`,
    heading,
    paragraphs: [words.opening],
    sheets: [
      {
        rows: [
          ...promiseRows(inquiry, timeZone, origin),
          { label: words.questions, values: [company.phone], url: phoneHref(company) },
        ],
      },
      ...(list ? [listSheet(list)] : []),
      ...(fields.length > 0 ? [{ caption: words.fields, rows: fieldRows(fields, inquiry.verified) }] : []),
      { caption: afterSending.heading, lines: steps },
    ],
    action: { label: words.statusLink, url: statusUrl },
    notes: [words.notYou],
    sender: describeSender(company, origin),
  }
  return {
    messageId: inquiryMessageId(inquiry.reference, 'visitor', origin),
    date: inquiry.receivedAt,
    from,
    to: { name: '', address: inquiry.fields.email ?? '' },
    replyTo: { name: company.name, address: company.email },
    subject: `${subject} (${inquiry.reference})`,
    text: renderMailText(content),
    html: renderMailHtml(content),
  }
}

function listSheet({ lines, total, dates, note }: AskedList): MailSheet {
  return {
    caption: words.list,
    lines: [
      ...lines.map(({ quantity, name, amount }) => ({ mark: `${quantity} ×`, text: name, amount })),
      { mark: '', text: total.label, amount: total.amount, total: true },
    ],
    rows: [
      { label: words.dates, values: [dates] },
      { label: words.estimate, values: [note] },
    ],
  }
}

function fieldRows(fields: readonly AskedField[], verified: boolean): MailRow[] {
  const mayRepeat = ({ typed, value }: AskedField) => !typed || (verified && !isLinkable(value))
  const repeated = fields.filter(mayRepeat)
  const rows = repeated.map(({ label, value }) => ({ label, values: [value] }))
  if (repeated.length === fields.length) return rows
  return [...rows, { label: words.ownWords, values: [words.ownWordsKept] }]
}

function promiseRows(inquiry: InquiryView, ourZone: string, origin: string): MailRow[] {
  const { replyBy } = inquiry
  const rows: MailRow[] = []
  if (replyBy) {
    const say = (timeZone: string) => replyByWords(replyBy, null, timeZone)
    const { ours, theirs } = bothTimes(inquiry, ourZone, say)
    const here = onClockOf(ourZone, ours)
    rows.push({ label: words.reply, values: theirs ? [words.yourTime(theirs), here] : [here] })
  }
  if (inquiry.form === 'leadGate') {
    const url = `${origin}${pagePaths.corporateConferences}`
    rows.push({ label: words.unlocked, values: [url], url })
  }
  return rows
}
