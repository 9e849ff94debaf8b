/**
 * Whole words only, in upper or lower case: "description" is not "script", and "secretary" is not "secret".
 * Kept apart from classify-error.ts because that file is part of the first load.
 */
const scriptWords = /\b(?:script|eval)\b/i

/** An underscore separates words here: `csrf_token` mentions a token. */
const secretWords = /(?<![a-z])(?:password|token|secret)s?(?![a-z])/i

/** So does a capital: `accessToken`, `userPassword`, `secretKey`. "tokenize" and "Secretary" are one word. */
const secretParts =
  /(?<![A-Za-z])(?:password|token|secret)s?(?=[A-Z])|(?:Password|Token|Secret)s?(?![a-z])|(?<![A-Z])(?:PASSWORD|TOKEN|SECRET)S?(?![A-Za-z])/

export function mentionsScript(message: string): boolean {
  return scriptWords.test(message)
}

export function mentionsSecret(text: string): boolean {
  return secretWords.test(text) || secretParts.test(text)
}
