/** The staff desk. */
export const desk = {
  pageSize: 50,
  exportPage: 1_000,
  bodyBytes: 64 * 1024,
  searchMax: 200,
  searchWords: 8,
  /** Letters of a word that is also found within other words. */
  searchAnywhereMin: 3,
  /** The text that a list shows around a word that was found: in all, and before the word. */
  excerptMax: 160,
  excerptBefore: 40,
  noteMax: 5_000,
  replySubjectMax: 200,
  replyMax: 20_000,
  mentions: 20,
  /** A quiet live connection says something this often, so that nobody in between closes it. */
  heartbeatMs: 25_000,
  /** How long the browser waits for an answer, and before it connects again for live changes. */
  callMs: 15_000,
  liveRetryMs: { first: 1_000, longest: 30_000 },
  /** How long a change can be taken back with one press; hovering or focus stops the time. */
  undoMs: 20_000,
  searchDelayMs: 250,
  /** How many changes of a selection are on their way at once. */
  changesAtOnce: 4,
  /** Rows of a list that are drawn beyond the window, and how near its end the next page is fetched. */
  rowsBeyond: 8,
  rowHeightPx: 84,
  clockEveryMs: 30_000,
  paletteResults: 6,
  /** Mails before a promise breaks, and how far back after an outage; `listed` is what one mail shows of many. */
  escalation: {
    everyMs: 60_000,
    warnAtLeastMs: 30 * 60_000,
    lastCallMs: 15 * 60_000,
    backMs: 7 * 86_400_000,
    batch: 1_000,
    listed: 50,
  },
  /** What a mail shows of an inquiry's message. */
  mailExcerptMax: 280,
  /** Overdue inquiries are counted up to here; beyond it there are "99+". */
  overdueMax: 100,
  /** A burst of live changes causes one look at what is due. */
  dueEveryMs: 1_000,
  keptDays: [7, 30, 90],
  /** The counts of a day are summed up beyond this many rows, and for how many days at once. */
  promiseRows: 500,
  promiseDaysAtOnce: 31,
} as const
