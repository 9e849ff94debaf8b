import {
  type AccountMailKind,
  accountMailWords,
  lastMailNote,
  mailedCodeLabel,
} from '../../../content/account/account-mails.ts'
import type { Company } from '../../../content/company/company.ts'
import { describeSender } from '../../mail/describe-sender.ts'
import type { MailContent } from '../../mail/mail-content.ts'
import type { MailAddress, MailMessage } from '../../mail/mail-message.ts'
import { renderMailHtml } from '../../mail/render-mail-html.ts'
import { renderMailText } from '../../mail/render-mail-text.ts'

type AccountMail = {
  readonly kind: AccountMailKind
  /** The mailbox gets no other for an hour. */
  readonly isLast: boolean
  /** The id of the request it answers, the same for every attempt. */
  readonly id: string
  readonly date: Date
  readonly to: string
  /** The address that its button opens. */
  readonly url: string
  /** Shown in place of a button. */
  readonly code: string | null
  readonly company: Company
  readonly origin: string
  readonly from: MailAddress
}

export function composeAccountMail(mail: AccountMail): MailMessage {
  const { subject, slate, heading, paragraphs, action, note } = accountMailWords[mail.kind]
  const content: MailContent = {
    preview: paragraphs[0] ?? '',
    slate,
    heading,
    paragraphs,
    sheets: mail.code === null ? [] : [{ rows: [{ label: mailedCodeLabel, values: [mail.code] }] }],
    ...(action !== null && { action: { label: action, url: mail.url } }),
    notes: mail.isLast ? [note, lastMailNote] : [note],
    sender: describeSender(mail.company, mail.origin),
  }
  return {
    messageId: `<account-${mail.kind}.${mail.id}@${new URL(mail.origin).hostname}>`,
    date: mail.date,
    from: mail.from,
    to: { name: '', address: mail.to },
    replyTo: { name: mail.company.name, address: mail.company.email },
    subject,
    text: renderMailText(content),
    html: renderMailHtml(content),
  }
}
