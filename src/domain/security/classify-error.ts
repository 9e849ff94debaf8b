export type ErrorKind = 'general' | 'security' | 'stale-build'

/** Whole words only: "description" is not "script", and "retrieval" is not "eval". */
const securityWords = /\b(?:csp\s+violation|xss|injection|script|eval|unsafe)\b/i

/** Messages of Chromium, Firefox, Safari and the bundler when a file of an older deployment is gone. */
const missingChunk =
  /dynamically imported module|importing a module script failed|unable to preload css|chunkloaderror/i

/**
 * Classifies a render error. Looks for a missing chunk first, in the message alone: Safari's wording for it
 * contains the word "script" but is not an attack.
 */
export function classifyError(error: unknown): ErrorKind {
  const { message, stack } = describeError(error)
  if (missingChunk.test(message)) return 'stale-build'
  return securityWords.test(message) || securityWords.test(stack) ? 'security' : 'general'
}

/** Describes any thrown value, and never throws itself. */
export function describeError(error: unknown): { readonly message: string; readonly stack: string } {
  try {
    if (error instanceof Error)
      return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    return { message: String(error), stack: '' }
  } catch {
    return { message: 'Unknown error', stack: '' }
  }
}
