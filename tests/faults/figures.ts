/** What a fault showed, for the table that `npm run prove` prints. */
export type Figures = {
  /** Inquiries answered with success, each noted on disk before the next was sent. */
  readonly acknowledged: number
  /** Of these, how many are in the database once, whole, with their notification job. */
  readonly stored: number
  /** Inquiries that went through the spool. */
  readonly spooled?: number
  /** Honest refusals. */
  readonly refused?: number
  /** Repeats with the same key, or deliveries tried again. */
  readonly retried?: number
  readonly slowestMs?: number
  readonly readyMs?: number
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures
  }
}
