import * as limits from '../limits.ts'

/** The names of a person in their inquiries, and the phone numbers they left. */
export type KnownAs = { readonly names: readonly string[]; readonly phones: readonly string[] }

/** The digits by which a phone number is known however it is written. */
const localDigits = 7

/**
 * The words of a text by which people may be known: each begins a word of their names, addresses, companies or references. Short
 * words name nobody.
 */
export function namingWords(text: string, { names }: KnownAs): string[] {
  const known = names.flatMap((name) => wordsOf(name).flatMap((word) => [word, ...word.split(/[@._+-]/)]))
  return wordsOf(text).filter(
    (word) => word.length >= limits.desk.searchAnywhereMin && known.some((whole) => whole.startsWith(word)),
  )
}

export function namesPhone(text: string, { phones }: KnownAs): boolean {
  const digits = digitsOf(text)
  return phones
    .map(digitsOf)
    .some((phone) => phone.length >= localDigits && digits.includes(phone.slice(-localDigits)))
}

/** Letters and digits, and what joins them in an address or a reference. */
function wordsOf(text: string): string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}@._+-]+/gu) ?? []
  return found.map((word) => word.replace(/^[._+-]+|[._+-]+$/g, ''))
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
