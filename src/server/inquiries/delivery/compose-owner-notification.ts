import type { Company } from '../../../content/company/company.ts'
import { deskMailWords } from '../../../content/desk/desk-mails.ts'
import { type LabeledFields, labelFields } from '../../../content/inquiries/field-labels.ts'
import { explainSpam, mailWords, ownerMailWords as words } from '../../../content/inquiries/mail.ts'
import { withNote } from '../../../content/quote/quote-catalog.ts'
import { inquiryPath } from '../../../domain/desk/staff-path.ts'
import { formatInZone } from '../../../domain/format-in-zone.ts'
import type { Touch } from '../../../domain/inquiry/inquiry-source.ts'
import type { InquiryView } from '../../../domain/inquiry/inquiry-view.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { describeSender } from '../../mail/describe-sender.ts'
import type { MailContent, MailRow } from '../../mail/mail-content.ts'
import {
  inquiryMessageId,
  isMailAddress,
  type MailAddress,
  type MailMessage,
} from '../../mail/mail-message.ts'
import { renderMailHtml } from '../../mail/render-mail-html.ts'
import { renderMailText } from '../../mail/render-mail-text.ts'
import { bothTimes, excerptOf, personName, senderLine } from './describe-inquiry.ts'

const previewMax = 120

type OwnerMail = {
  readonly inquiry: InquiryView
  readonly company: Company
  /** The company's. */
  readonly timeZone: string
  /** Public scheme and host, without a trailing slash. */
  readonly origin: string
  readonly from: MailAddress
  readonly to: MailAddress
}

/** Notifies the owner of an inquiry with all its fields; replying to the mail answers the visitor. */
export function composeOwnerNotification({
  inquiry,
  company,
  timeZone,
  origin,
  from,
  to,
}: OwnerMail): MailMessage {
  const { kind } = mailWords[inquiry.form]
  const email = inquiry.fields.email ?? ''
  const name = personName(inquiry)
  const who = senderLine(inquiry)
  const spam = inquiry.spamReasons.length > 0
  const fields = labelFields(inquiry.form, withNote(inquiry.fields))
  const content: MailContent = {
    preview: excerptOf(
      // A conversation with the help chat begins with something else than the question that was passed on.
      fields.filled.filter(({ name }) => name !== 'conversation').map(({ value }) => value),
      previewMax,
    ),
    slate: `${kind} · ${inquiry.reference}`,
    heading: who,
    paragraphs: [
      ...(spam ? [`${words.spam} ${explainSpam(inquiry.spamReasons)}.`] : []),
      ...(inquiry.replyBy ? [words.promised(replyByWords(inquiry.replyBy, null, timeZone))] : []),
    ],
    sheets: [
      { caption: words.fields, rows: fieldRows(fields) },
      { caption: words.record, rows: recordRows(inquiry, timeZone) },
    ],
    action: { label: deskMailWords.open, url: `${origin}${inquiryPath(inquiry.reference)}` },
    notes: isMailAddress(email) ? [words.howToReply] : [],
    sender: describeSender(company, origin),
  }
  return {
    messageId: inquiryMessageId(inquiry.reference, 'owner', origin),
    date: inquiry.receivedAt,
    from,
    to,
    // An address that does not fit a header is still in the body of the mail.
    ...(isMailAddress(email) && { replyTo: { name, address: email } }),
    subject: `${spam ? words.possibleSpam : ''}${kind} ${words.from} ${who}`,
    text: renderMailText(content),
    html: renderMailHtml(content),
  }
}

function fieldRows({ filled, empty }: LabeledFields): MailRow[] {
  const rows = filled.map(({ name, label, value }): MailRow => {
    const url = linkTo(name, value)
    return { label, values: [value], ...(url && { url }) }
  })
  return empty.length > 0 ? [...rows, { label: words.empty, values: [empty.join(', ')] }] : rows
}

function linkTo(name: string, value: string): string | null {
  if (name === 'email' && isMailAddress(value))
    return `mailto:${encodeURIComponent(value).replace('%40', '@')}`
  // The quote's phone is free text: only a number that can be dialed becomes a link.
  if (name === 'phone' && /^\+?[\d\s().\-/]{3,}$/.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`
  return null
}

function recordRows(inquiry: InquiryView, timeZone: string): MailRow[] {
  const received = bothTimes(inquiry, timeZone, (zone) => formatInZone(inquiry.receivedAt, zone))
  const row = (label: string, value: string | null): MailRow[] => (value ? [{ label, values: [value] }] : [])
  return [
    ...row(words.received, received.ours),
    ...row(words.visitorTime, received.theirs),
    ...touchRow(words.firstPage, inquiry.source.first),
    ...touchRow(words.sentOn, inquiry.source.last),
    ...row(words.user, inquiry.userId ?? words.anonymous),
    ...row(words.captcha, inquiry.verified ? words.verified : words.unverified),
    ...row(words.reference, inquiry.reference),
  ]
}

/** A page, the site that led to it, and the campaign's tags. */
function touchRow(label: string, touch: Touch | undefined): MailRow[] {
  if (!touch) return []
  const { page, referrer, campaign = {} } = touch
  const tags = Object.entries(campaign).map(([tag, value]) => `${tag}: ${value}`)
  return [{ label, values: [page, ...(referrer ? [words.cameFrom(referrer)] : []), ...tags] }]
}
