/**
 * Whole words only, in any case: "description" is not "script", "secretary" no "secret". Apart from
 * classify-error.ts because that file comes with the first load.
 */
const scriptWords = /\b(?:script|eval)\b/i

/** An underscore joins words here: `csrf_token` names a token. */
const secretWords = /(?<![a-z])(?:password|token|secret)s?(?![a-z])/i

export function mentionsScript(message: string): boolean {
  return scriptWords.test(message)
}

export function mentionsSecret(text: string): boolean {
  return secretWords.test(text)
}
