/** What a session is stored under. Imports nothing: it is part of the inline script in the head, too. */
export const sessionKey = 'account-session'

/**
 * In the head: what the first paint must know of a visitor. `member`: somebody may be signed in; `arriving`: a link
 * from a mail has led here, and the form makes way for what it asks.
 */
export function markVisitor(
  classes: { add(name: string): void },
  storage: Pick<Storage, 'getItem'> | null,
  hash: string,
): void {
  if (storage?.getItem(sessionKey)) classes.add('member')
  if (hash.includes('token')) classes.add('arriving')
}
