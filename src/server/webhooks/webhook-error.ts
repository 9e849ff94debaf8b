/** `address`: it leads into our own network. `configuration`: the setting itself cannot work. */
type WebhookErrorKind = 'configuration' | 'address' | 'redirect' | 'status' | 'timeout' | 'unreachable'

/**
 * The reason a webhook was not delivered. It is logged, so it contains no part of the address, which is often
 * a secret.
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly kind: WebhookErrorKind
  /** The receiver's status code, if it answered. */
  readonly status: number | null

  constructor(kind: WebhookErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
