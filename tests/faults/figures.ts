/** The figures measured during a fault, for the table that `npm run prove` prints. */
export type Figures = {
  /** Inquiries answered with success, each recorded on disk before the next was sent. */
  readonly acknowledged: number
  /** Acknowledged inquiries that are in the database, complete, with their notification job. */
  readonly stored: number
  /** Rows and jobs beyond the first of an inquiry. */
  readonly duplicates: number
  /** How often the fault happened, if more than once. */
  readonly rounds?: number
  /** Inquiries that went through the spool. */
  readonly spooled?: number
  /** Mails that were sent again under the same Message-ID. */
  readonly mailedAgain?: number
  /** Honest refusals. */
  readonly refused?: number
  /** Submissions repeated with the same key, or delivery retries. */
  readonly retried?: number
  readonly slowestMs?: number
  readonly readyMs?: number
}

/** The outcome of an attack on accounts. */
export type AttackFigures = {
  /** Calls, those of the owners included. */
  readonly attempts: number
  readonly mailsToStrangers: number
  /** To the mailbox that got the most, with all its variants. */
  readonly mailsToOneOwner: number
  /** Answers that gave an attacker anything. */
  readonly opened: number
  /** Sign-ins of owners that failed. */
  readonly shutOut: number
  /** Answers of 500 and above, and lost connections. */
  readonly serverErrors: number
  /** Successful ones of owners. */
  readonly signIns: number
  readonly slowestMs: number
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures
    attack?: AttackFigures
  }
}
