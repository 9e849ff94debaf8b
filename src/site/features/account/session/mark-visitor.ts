import { sessionKey } from '../../../../domain/account/session-key.ts'

/**
 * Runs in the head and sets the classes that the first paint needs. `member`: somebody may be signed in.
 * `arriving`: a link from an email has led here, and its question will replace the form.
 */
export function markVisitor(
  classes: { add(name: string): void },
  storage: Pick<Storage, 'getItem'> | null,
  hash: string,
): void {
  if (storage?.getItem(sessionKey)) classes.add('member')
  if (hash.includes('token')) classes.add('arriving')
}
