import type { Company } from '../../content/company.ts'
import { type LabelledFields, labelFields } from '../../content/field-labels.ts'
import { explainSpam, mailWords, ownerMailWords as words } from '../../content/mail.ts'
import { withNote } from '../../content/quote-catalogue.ts'
import type { LeadView } from '../../domain/lead/lead-view.ts'
import { formatInZone } from '../../domain/lead/reply-by.ts'
import { replyByWords } from '../../domain/lead/reply-by-words.ts'
import { companyTimeZone } from '../../domain/portland-day.ts'
import { bothTimes, describeSender, organizationName, personName } from './describe-lead.ts'
import type { MailContent, MailRow } from './mail-content.ts'
import { isMailAddress, leadMessageId, type MailAddress, type MailMessage } from './mail-message.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'

type OwnerMail = {
  readonly lead: LeadView
  readonly company: Company
  /** Public scheme and host, without a trailing slash. */
  readonly origin: string
  readonly from: MailAddress
  readonly to: MailAddress
}

/** Tells the owner of an enquiry: all of it, ready to be answered by replying. */
export function composeOwnerNotification({ lead, company, origin, from, to }: OwnerMail): MailMessage {
  const { kind } = mailWords[lead.form]
  const email = lead.fields.email ?? ''
  const name = personName(lead)
  // One line: a company's name may have been pasted with breaks.
  const who = [name || email, organizationName(lead)].filter(Boolean).join(', ').replace(/\s+/g, ' ')
  const spam = lead.spamReasons.length > 0
  const fields = labelFields(lead.form, withNote(lead.fields))
  const content: MailContent = {
    preview: previewOf(fields),
    slate: `${kind} · ${lead.reference}`,
    heading: who,
    paragraphs: [
      ...(spam ? [`${words.spam} ${explainSpam(lead.spamReasons)}.`] : []),
      ...(lead.replyBy ? [words.promised(replyByWords(lead.replyBy, null, companyTimeZone))] : []),
    ],
    sheets: [
      { caption: words.fields, rows: fieldRows(fields) },
      { caption: words.record, rows: recordRows(lead) },
    ],
    notes: isMailAddress(email) ? [words.howToReply] : [],
    sender: describeSender(company, origin),
  }
  return {
    messageId: leadMessageId(lead.reference, 'owner', origin),
    date: lead.receivedAt,
    from,
    to,
    // An address too odd for a header is still in the mail itself.
    ...(isMailAddress(email) && { replyTo: { name, address: email } }),
    subject: `${spam ? words.possibleSpam : ''}${kind} ${words.from} ${who}`,
    text: renderMailText(content),
    html: renderMailHtml(content),
  }
}

function fieldRows({ filled, empty }: LabelledFields): MailRow[] {
  const rows = filled.map(({ name, label, value }): MailRow => {
    const url = linkTo(name, value)
    return { label, values: [value], ...(url && { url }) }
  })
  return empty.length > 0 ? [...rows, { label: words.empty, values: [empty.join(', ')] }] : rows
}

function linkTo(name: string, value: string): string | null {
  if (name === 'email' && isMailAddress(value))
    return `mailto:${encodeURIComponent(value).replace('%40', '@')}`
  // The quote's phone is free text: only something that can be dialled becomes a link.
  if (name === 'phone' && /^\+?[\d\s().\-/]{3,}$/.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`
  return null
}

function recordRows(lead: LeadView): MailRow[] {
  const received = bothTimes(lead, (timeZone) => formatInZone(lead.receivedAt, timeZone))
  const row = (label: string, value: string | null): MailRow[] => (value ? [{ label, values: [value] }] : [])
  return [
    ...row(words.received, received.portland),
    ...row(words.visitorTime, received.theirs),
    ...row(words.user, lead.userId ?? words.anonymous),
    ...row(words.captcha, lead.verified ? words.verified : words.unverified),
    ...row(words.reference, lead.reference),
  ]
}

/** The longest text is what the enquiry is about. */
function previewOf({ filled }: LabelledFields): string {
  const longest = filled.reduce((text, { value }) => (value.length > text.length ? value : text), '')
  return [...longest.replace(/\s+/g, ' ')].slice(0, 120).join('')
}
