/** A message of the server's own, asked for through `send-email`. */
export type MailJob = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly messageId: string
}
