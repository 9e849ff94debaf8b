/** A reason not to start that the operator can mend: one line, naming the setting and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
