/** `address`: it leads inside our own network. `configuration`: the setting itself cannot work. */
type WebhookErrorKind = 'configuration' | 'address' | 'redirect' | 'status' | 'timeout' | 'unreachable'

/** Why a webhook was not delivered. Holds no part of its address, which is often a secret: it is logged. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly kind: WebhookErrorKind
  /** What the receiver answered, if it did. */
  readonly status: number | null

  constructor(kind: WebhookErrorKind, message: string, status: number | null = null) {
    super(message)
    this.kind = kind
    this.status = status
  }
}
