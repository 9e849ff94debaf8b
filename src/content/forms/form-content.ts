import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import type { Company } from '../company/company.ts'

/** One field of a form; `name` is the name in the schema. */
export type FieldContent = {
  readonly name: string
  readonly kind: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'date'
  readonly label: string
  readonly required: boolean
  /** The HTML autocomplete token. */
  readonly autoComplete?: string
  readonly hint?: string
  readonly maxLength?: number
  /** For a select: its choices in order; `placeholder` stands for no choice. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly placeholder?: string
  /** Two half-width fields share a line if there is room. */
  readonly width: 'half' | 'full'
}

export type ToastWords = { readonly title: string; readonly description?: string }

/** The words of one form. Errors of single fields come from its schema. */
export type FormContent = {
  readonly form: InquiryFormId
  readonly fields: readonly FieldContent[]
  readonly submit: string
  readonly pending: string
  readonly toasts: {
    readonly success: ToastWords
    readonly failure: (company: Company) => ToastWords
    readonly rateLimited: ToastWords
    /** A failed anti-forgery check. */
    readonly security: (company: Company) => ToastWords
    /** Only where the specification wants a toast besides inline errors: the first message that applies. */
    readonly invalid?: (fields: Readonly<Record<string, string>>) => ToastWords
  }
  /** Replaces the form once it is sent. */
  readonly received: { readonly title: string; readonly text?: string }
}
