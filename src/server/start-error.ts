/** A startup problem that the operator can fix: one line that names the setting and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
