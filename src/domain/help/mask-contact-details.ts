const mask = '…'

/** Each passes over the text once, even when the text is hostile. It masks too much rather than too little. */
const patterns: readonly RegExp[] = [
  // Mail addresses, also with the sign spelled out in brackets, and names of accounts.
  /[^\s@"'<>()[\],;:]{1,64}(?:@|\s?[([]\s?(?:at|arroba)\s?[)\]]\s?)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*/giu,
  /(?<!\S)@[\w.]{2,}/gu,
  /(?:https?:\/\/|\bwww\.)\S+/gi,
  // A number in a street: "1220 NW 23rd Ave", "Calle Mayor 12".
  /\b\d{1,6}(?:\s(?!(?:the|a|on|in|to|of|for)\b)[\p{L}\d.]{1,20}){1,4}?\s(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|highway|hwy)\b\.?/giu,
  /\b(?:calle|avenida|av|plaza|paseo|camino)\.?(?:\s[\p{L}.]{1,20}){1,4}?\s\d{1,6}\b/giu,
  /(?<=\b(?:[Mm]y name is|[Mm]e llamo|[Mm]i nombre es)\s)\p{L}[\p{L}\p{M}.'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){0,3}/gu,
]

/** Seven digits or more, with the separators of phone numbers between them. */
const number = /\+?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){6,}/gu
const date = /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{2}|\d{4}))$/

/** Takes out of a text how its writer can be reached, and the name they gave. Dates stay. */
export function maskContactDetails(text: string): string {
  const masked = patterns.reduce((rest, pattern) => rest.replace(pattern, mask), text.normalize('NFKC'))
  return masked.replace(number, (found) => (date.test(found) ? found : mask))
}
