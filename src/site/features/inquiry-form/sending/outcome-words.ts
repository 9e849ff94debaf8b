import type { Company } from '../../../../content/company/company.ts'
import type { FormContent, ToastWords } from '../../../../content/forms/form-content.ts'
import { formKit } from '../../../../content/forms/form-kit.ts'
import type { Outcome } from './read-answer.ts'

export type FailureWords = {
  /** Shown in a toast and again beside the button. */
  readonly words: ToastWords
  /** Says that no typed text is lost; shown only beside the button. */
  readonly kept: string | null
}

/** The message for a failed submission; null if the field errors say everything. */
export function failureWords(
  { toasts, fields }: Pick<FormContent, 'toasts' | 'fields'>,
  company: Company,
  outcome: Exclude<Outcome, { kind: 'accepted' }>,
  online: boolean,
): FailureWords | null {
  const kept = online ? formKit.kept : formKit.keptOffline
  switch (outcome.kind) {
    case 'invalid': {
      if (toasts.invalid) return { words: toasts.invalid(outcome.fields), kept: null }
      // The server may reject something that has no field in this form.
      const shown = fields.some(({ name }) => Object.hasOwn(outcome.fields, name))
      return shown ? null : { words: toasts.failure(company), kept }
    }
    case 'rate-limited':
      return { words: toasts.rateLimited, kept }
    case 'csrf':
      return { words: toasts.security(company), kept }
    case 'fetch':
    case 'relay':
      return { words: toasts.failure(company), kept: formKit.keptOffline }
    case 'captcha':
    case 'conflict':
    case 'http':
      return { words: toasts.failure(company), kept }
  }
}
