export type ErrorKind = 'general' | 'security' | 'stale-build'

/** Whole words only: "description" is not "script", and "retrieval" is not "eval". */
const securityWords = /\b(?:csp\s+violation|xss|injection|script|eval|unsafe)\b/i

/** What Chromium, Firefox, Safari and the bundler say when a file of an older deployment is gone. */
const missingChunk =
  /dynamically imported module|importing a module script failed|unable to preload css|chunkloaderror/i

/**
 * Decides what a render error is. A missing chunk is looked for first, in the message alone: Safari's
 * wording for it contains the word "script" and is no attack.
 */
export function classifyError(error: unknown): ErrorKind {
  const { message, stack } = describeError(error)
  if (missingChunk.test(message)) return 'stale-build'
  return securityWords.test(message) || securityWords.test(stack) ? 'security' : 'general'
}

/** Anything can be thrown; this is what can be said about it without ever throwing again. */
export function describeError(error: unknown): { readonly message: string; readonly stack: string } {
  try {
    if (error instanceof Error)
      return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    return { message: String(error), stack: '' }
  } catch {
    return { message: 'Unknown error', stack: '' }
  }
}
