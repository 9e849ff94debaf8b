import type { InquiryFormId } from '../../../domain/inquiry/inquiry-forms.ts'

type Sender = {
  readonly name: string
  readonly company: string
  readonly budget: string
  /** Everything that the desk's search should find. */
  readonly words: readonly string[]
}

/** The forms call the same things by different names. */
export function senderOf(form: InquiryFormId, fields: Readonly<Record<string, string>>): Sender {
  const { name, contactName, firstName, lastName } = fields
  return {
    name: form === 'quote' ? [firstName, lastName].filter(Boolean).join(' ') : (name ?? contactName ?? ''),
    company: fields.company ?? fields.organization ?? fields.organizationName ?? '',
    budget: fields.budget ?? fields.approximateBudget ?? '',
    // The selection repeats the equipment as identifiers.
    words: Object.entries(fields).flatMap(([field, text]) => (field === 'selection' ? [] : [text])),
  }
}

/** One line in lower case, as the search compares it. */
export function searchText(words: readonly string[]): string {
  return words.join(' ').toLowerCase().replace(/\s+/g, ' ').trim()
}
