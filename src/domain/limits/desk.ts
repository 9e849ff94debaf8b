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
  /** When the company works. A promise looks no further than the longest closure for a day that is open. */
  calendar: {
    spansPerDay: 6,
    closedDaysMax: 100,
    closedNameMax: 60,
    longestClosureDays: 366,
    holidaysShown: 3,
    holidaysAheadDays: 730,
  },
} as const
