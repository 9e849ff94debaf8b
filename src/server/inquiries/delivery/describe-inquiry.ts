import type { InquiryView } from '../../../domain/inquiry/inquiry-view.ts'
import { isTimeZone } from '../../../domain/time-zone.ts'

/** The person's name, which the forms keep under different field names. */
export function personName({ fields }: InquiryView): string {
  return fields.name ?? fields.contactName ?? [fields.firstName, fields.lastName].filter(Boolean).join(' ')
}

export function organizationName({ fields }: InquiryView): string {
  return fields.organizationName ?? fields.company ?? fields.organization ?? ''
}

/** The sender on one line, because a company's name may have been pasted with line breaks. */
export function senderLine(inquiry: InquiryView): string {
  return [personName(inquiry) || inquiry.fields.email, organizationName(inquiry)]
    .filter(Boolean)
    .join(', ')
    .replace(/\s+/g, ' ')
}

/** The beginning of the longest text, which probably says what the inquiry is about. */
export function excerptOf(texts: readonly string[], max: number): string {
  const longest = texts.reduce((found, text) => (text.length > found.length ? text : found), '')
  const characters = [...longest.replace(/\s+/g, ' ')]
  return characters.length <= max ? characters.join('') : `${characters.slice(0, max - 2).join('')} …`
}

/** A time as shown on our clock and, where it differs, in the visitor's time zone. */
export function bothTimes(
  { timeZone }: InquiryView,
  ourZone: string,
  say: (timeZone: string) => string,
): { ours: string; theirs: string | null } {
  const ours = say(ourZone)
  const theirs = timeZone !== null && isTimeZone(timeZone) ? say(timeZone) : null
  return { ours, theirs: theirs === ours ? null : theirs }
}
