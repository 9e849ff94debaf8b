/** A mail that an account call asked for. What it says is decided when it is sent, away from whoever asked. */
export type AccountMailJob = {
  /** The link's secret follows from it, so that a repeated attempt sends the same link. */
  readonly id: string
  readonly kind: 'signup' | 'resend' | 'recovery'
  readonly email: string
  /** The sign-up this is about; the others look for one. */
  readonly signUpId: string | null
  /** Where the link leads in the end: one of our own paths. */
  readonly next: string
  readonly requestedAt: string
}
