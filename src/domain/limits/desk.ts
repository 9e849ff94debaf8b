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
  /** The checks of Health: how long each may take, how often an open screen repeats them, and from where on they warn. */
  health: {
    checkMs: 2_000,
    /** For another server's answer within a check: the check then still has time to say so. */
    probeMs: 1_500,
    everyMs: 30_000,
    databaseSlowMs: 500,
    connectionsShare: 0.8,
    queueStuckSeconds: 300,
    /** Longer than the longest delivery, during which a worker does not look for jobs. */
    workerSilentSeconds: 180,
    spoolStuckSeconds: 300,
    diskLow: { bytes: 2_000_000_000, share: 0.05 },
    diskFull: { bytes: 500_000_000, share: 0.01 },
    backupOldHours: 26,
    backupLostHours: 7 * 24,
    certificateWarnDays: 21,
    certificateBadDays: 7,
    clockWarnMs: 2_000,
    clockBadMs: 30_000,
  },
  /** A test inquiry: how long its way may take, how often it is looked at, and when a forgotten one is removed. */
  testInquiry: { runMs: 30_000, lookEveryMs: 150, forgottenMs: 120_000 },
} as const
