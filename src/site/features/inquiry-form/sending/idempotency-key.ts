/** The last text that was sent or tried, and its key. */
export type Attempt = { readonly key: string; readonly body: string }

/**
 * The same text is always sent with the same key, whatever the result of the last attempt, so the server
 * answers a repeat with the first result. A different text is a new inquiry.
 */
export function nextAttempt(last: Attempt | null, body: string, newKey: () => string): Attempt {
  return last?.body === body ? last : { key: newKey(), body }
}
