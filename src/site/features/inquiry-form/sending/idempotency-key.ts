/** What was last sent, or tried, and under which key. */
export type Attempt = { readonly key: string; readonly body: string }

/**
 * The same text goes out under the same key, however often and whatever became of the last attempt: the
 * server then answers a repeat with the first result. Another text is another inquiry.
 */
export function nextAttempt(last: Attempt | null, body: string, newKey: () => string): Attempt {
  return last?.body === body ? last : { key: newKey(), body }
}
