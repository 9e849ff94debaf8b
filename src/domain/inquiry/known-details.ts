/** A visitor's known details, keyed by the HTML autocomplete token of the fields that ask for them. */
export type KnownDetails = {
  readonly name?: string
  readonly 'given-name'?: string
  readonly 'family-name'?: string
  readonly email?: string
  readonly tel?: string
  readonly organization?: string
}

/** A name for forms with one name field and with two: the last word is the family name. */
export function nameDetails(text: string): KnownDetails {
  const name = text.trim()
  const words = name.split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return { name, 'given-name': words.join(' '), 'family-name': family }
}
