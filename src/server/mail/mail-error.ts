/** `address`: nobody can be written to there. `rejected`: the server said no. `folder`: the disk did. */
type MailErrorKind = 'address' | 'rejected' | 'unreachable' | 'timeout' | 'folder'

/** Why a mail was not delivered. Holds no address and no reply of the server, which may repeat one: it is logged. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly kind: MailErrorKind
  /** The mail server's three digits, if it came to that. */
  readonly status: number | null

  constructor(kind: MailErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
