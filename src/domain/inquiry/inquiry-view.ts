import type { InquiryFormId } from './inquiry-forms.ts'
import type { InquirySource } from './inquiry-source.ts'

/** An inquiry as mails and staff read it. */
export type InquiryView = {
  readonly id: string
  /** The name by which the visitor and the owner refer to it. */
  readonly reference: string
  readonly form: InquiryFormId
  readonly receivedAt: Date
  /** When a reply is due; null when none was promised. */
  readonly replyBy: Date | null
  /** Null for a visitor who was not signed in. */
  readonly userId: string | null
  /** Whether it came with a valid captcha proof. */
  readonly verified: boolean
  /** Why it is set aside as possible spam; empty for other inquiries. */
  readonly spamReasons: readonly string[]
  /** The visitor's IANA time zone, as reported by the browser. */
  readonly timeZone: string | null
  readonly source: InquirySource
  /** Filled-in fields, by their names in the form's schema. */
  readonly fields: Readonly<Record<string, string>>
}
