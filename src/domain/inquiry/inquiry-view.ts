import type { InquiryFormId } from './inquiry-forms.ts'

/** An inquiry as mails and staff read it. */
export type InquiryView = {
  readonly id: string
  /** What the visitor and the owner call it. */
  readonly reference: string
  readonly form: InquiryFormId
  readonly receivedAt: Date
  /** When a reply was promised; null where nothing was. */
  readonly replyBy: Date | null
  /** Null for a visitor who was not signed in. */
  readonly userId: string | null
  /** Whether it came with a valid captcha proof. */
  readonly verified: boolean
  /** Why it is kept apart as possible spam; empty for the others. */
  readonly spamReasons: readonly string[]
  /** The visitor's IANA time zone, as the browser told it. */
  readonly timeZone: string | null
  /** Filled-in fields by their names in the form's schema. */
  readonly fields: Readonly<Record<string, string>>
}
