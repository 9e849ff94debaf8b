import type { InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'
import type { InquirySource } from '../../../domain/inquiry/inquiry-source.ts'

/** An inquiry that passed every check and only has to be stored. Plain data: the spool writes it as JSON. */
export type NewInquiry = {
  readonly form: InquiryFormId
  readonly idempotencyKey: string
  /** SHA-256 of the submitted content, in hex. */
  readonly bodyHash: string
  readonly reference: string
  readonly statusToken: string
  readonly receivedAt: string
  readonly replyBy: string | null
  readonly userId: string | null
  readonly timeZone: string | null
  readonly verified: boolean
  readonly captchaScore: number | null
  readonly spamReasons: readonly string[]
  /** Sent by an owner to see whether everything works; removed again. */
  readonly test: boolean
  /** The request it came with, for the logs; empty in files from earlier versions. */
  readonly requestId: string
  /** Where the visitor came from. */
  readonly source: InquirySource
  /** The form's fields by their names in the schema; empty ones are left out. */
  readonly fields: Readonly<Record<string, string>>
}
