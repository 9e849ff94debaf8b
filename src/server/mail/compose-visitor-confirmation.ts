import { type Company, phoneHref } from '../../content/company.ts'
import { mailWords, visitorMailWords as words } from '../../content/mail.ts'
import type { LeadView } from '../../domain/lead/lead-view.ts'
import { pagePaths } from '../../routes.ts'
import { bothTimes, describeSender, promisedTime } from './describe-lead.ts'
import type { MailContent, MailRow } from './mail-content.ts'
import { leadMessageId, type MailAddress, type MailMessage } from './mail-message.ts'
import { renderMailHtml } from './render-mail-html.ts'
import { renderMailText } from './render-mail-text.ts'

type VisitorMail = {
  readonly lead: LeadView
  readonly company: Company
  /** Public scheme and host, without a trailing slash. */
  readonly origin: string
  readonly from: MailAddress
  /** Opens the status page of this enquiry. */
  readonly statusUrl: string
}

/**
 * Confirms an enquiry to whoever owns the address that was entered. That may be a stranger, so the mail
 * holds nothing that was typed, not even a name: it cannot be used to send anyone a message.
 */
export function composeVisitorConfirmation({
  lead,
  company,
  origin,
  from,
  statusUrl,
}: VisitorMail): MailMessage {
  const { subject, heading, text } = mailWords[lead.form].visitor
  const content: MailContent = {
    preview: text,
    slate: `${words.reference} ${lead.reference}`,
    heading,
    paragraphs: [text],
    sheets: [
      {
        rows: [
          ...promiseRows(lead, origin),
          { label: words.questions, values: [company.phone], url: phoneHref(company) },
        ],
      },
    ],
    action: { label: words.statusLink, url: statusUrl },
    notes: [words.notYou],
    sender: describeSender(company, origin),
  }
  return {
    messageId: leadMessageId(lead.reference, 'visitor', origin),
    date: lead.receivedAt,
    from,
    to: { name: '', address: lead.fields.email ?? '' },
    replyTo: { name: company.name, address: company.email },
    subject: `${subject} (${lead.reference})`,
    text: renderMailText(content),
    html: renderMailHtml(content),
  }
}

function promiseRows(lead: LeadView, origin: string): MailRow[] {
  const promised = promisedTime(lead)
  const rows: MailRow[] = []
  if (promised) {
    const { portland, theirs } = bothTimes(promised, lead)
    rows.push({ label: words.replyBy, values: theirs ? [theirs, words.inPortland(portland)] : [portland] })
  }
  if (lead.form === 'quote') rows.push({ label: words.quoteValid, values: [words.quoteValidValue] })
  if (lead.form === 'leadGate') {
    const url = `${origin}${pagePaths.corporateConferences}`
    rows.push({ label: words.unlocked, values: [url], url })
  }
  return rows
}
