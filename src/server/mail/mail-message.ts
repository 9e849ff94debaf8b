import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import * as limits from '../../domain/limits.ts'
import { MailError } from './mail-error.ts'

export type MailAddress = { readonly name: string; readonly address: string }

/** Its type follows from its name, and never from what somebody said it was. */
export type MailAttachment = { readonly name: string; readonly content: Buffer }

export type MailMessage = {
  /** Includes the angle brackets. It is the same for every attempt, so that a repeat is recognized. */
  readonly messageId: string
  readonly to: MailAddress
  readonly from: MailAddress
  readonly replyTo?: MailAddress
  /** The id of the message that this one continues. */
  readonly inReplyTo?: string
  /** Written by a person, so automatic replies such as an absence note may answer it. */
  readonly personal?: boolean
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly date: Date
  readonly attachments?: readonly MailAttachment[]
}

export type MailTransport = {
  /** Resolves once the mail is handed over, to the other side's answer, or rejects with a MailError. */
  send(message: MailMessage): Promise<string | undefined>
  close(): Promise<void>
}

/**
 * The options that every transport gives to the MIME encoder. All headers pass through here: each is one
 * clean line, and no name can add an address.
 */
export function mimeOptions(message: MailMessage): SendMailOptions {
  return {
    messageId: message.messageId.replace(/[^\x21-\x7e]/g, ''),
    date: message.date,
    from: cleanAddress(message.from),
    to: cleanAddress(message.to),
    ...(message.replyTo && { replyTo: cleanAddress(message.replyTo) }),
    ...(message.inReplyTo && { inReplyTo: message.inReplyTo, references: [message.inReplyTo] }),
    subject: headerText(message.subject, limits.mail.subjectMax),
    text: bodyText(message.text),
    html: bodyText(message.html),
    ...(message.attachments && { attachments: message.attachments.map(mimeAttachment) }),
    // Keeps automatic replies from answering a machine.
    ...(!message.personal && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function mimeAttachment({ name, content }: MailAttachment) {
  return {
    filename: headerText(name, limits.mail.nameMax),
    content,
    contentDisposition: 'attachment' as const,
    // A mail within a mail is not encoded, and bytes that only claim to be one would arrive broken.
    ...(/\.(?:eml|mht|mhtml)$/i.test(name) && { contentType: 'application/octet-stream' }),
  }
}

/** The same mail about the same inquiry always has the same id. */
export function inquiryMessageId(reference: string, recipient: 'owner' | 'visitor', origin: string): string {
  const local = reference.toLowerCase().replace(/[^a-z0-9-]/g, '')
  return `<lead-${local}.${recipient}@${new URL(origin).hostname}>`
}

/**
 * The mailbox that an address reaches: the part after a plus sign is arbitrary and changes nothing, nor do
 * dots at Google, nor does the spelling of an internationalized domain.
 */
export function mailboxOf(address: string): string {
  const plain = address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  const [name = '', written = ''] = plain.split('@')
  const domain = domainToASCII(written) || written
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const localPart = /^[\w\p{L}\p{M}\p{N}!#$%&'*+/=?^`{|}~-]+(\.[\w\p{L}\p{M}\p{N}!#$%&'*+/=?^`{|}~-]+)*$/u
const domainPart =
  /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)*$/u

/** Whether an address works without quoting; stricter than some forms are. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    at > 0 &&
    text.length <= limits.fields.emailMax &&
    localPart.test(text.slice(0, at)) &&
    domainPart.test(text.slice(at + 1))
  )
}

function cleanAddress({ name, address }: MailAddress): { name: string; address: string } {
  if (!isMailAddress(address)) throw new MailError('address', 'The mail has an address that cannot be used.')
  return { name: headerText(name, limits.mail.nameMax), address }
}

/**
 * A single line without control characters, marks that reorder text, halves of characters, or encoded words.
 */
function headerText(text: string, max: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
  const characters = [...line]
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}

function bodyText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '')
}
