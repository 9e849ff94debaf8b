/** `address`: the address cannot be used. `rejected`: the server refused. `folder`: the disk failed. */
type MailErrorKind = 'address' | 'rejected' | 'unreachable' | 'timeout' | 'folder'

/**
 * The reason a mail was not delivered. Its message is logged, so it contains no address and no server reply, which may
 * repeat one.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly kind: MailErrorKind
  /** The mail server's three-digit reply code, if there was a reply. */
  readonly status: number | null
  /** The mail server's own words, for staff and never for the log. */
  readonly reply: string | null

  constructor(
    kind: MailErrorKind,
    message: string,
    { status = null, reply = null }: { status?: number | null; reply?: string | null } = {},
  ) {
    super(message)
    this.kind = kind
    this.status = status
    this.reply = reply
  }
}
