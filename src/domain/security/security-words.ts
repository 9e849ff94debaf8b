/**
 * Whole words only, in any case: "description" is not "script", "secretary" no "secret". Apart from
 * classify-error.ts because that file comes with the first load.
 */
const scriptWords = /\b(?:script|eval)\b/i

/** An underscore joins words here: `csrf_token` names a token. */
const secretWords = /(?<![a-z])(?:password|token|secret)s?(?![a-z])/i

/** A capital joins them too: `accessToken`, `userPassword`, `secretKey`. "tokenize" and "Secretary" stay one word. */
const secretParts =
  /(?<![A-Za-z])(?:password|token|secret)s?(?=[A-Z])|(?:Password|Token|Secret)s?(?![a-z])|(?<![A-Z])(?:PASSWORD|TOKEN|SECRET)S?(?![A-Za-z])/

export function mentionsScript(message: string): boolean {
  return scriptWords.test(message)
}

export function mentionsSecret(text: string): boolean {
  return secretWords.test(text) || secretParts.test(text)
}
