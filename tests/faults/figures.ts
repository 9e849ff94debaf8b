/** The figures measured during a fault, for the table that `npm run prove` prints. */
export type Figures = {
  /** Inquiries answered with success, each recorded on disk before the next was sent. */
  readonly acknowledged: number
  /** Acknowledged inquiries that are in the database exactly once, complete, with their notification job. */
  readonly stored: number
  /** Inquiries that went through the spool. */
  readonly spooled?: number
  /** Honest refusals. */
  readonly refused?: number
  /** Submissions repeated with the same key, or delivery retries. */
  readonly retried?: number
  readonly slowestMs?: number
  readonly readyMs?: number
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures
  }
}
