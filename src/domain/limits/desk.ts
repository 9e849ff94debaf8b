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
  savedViewNameMax: 60,
  /** As long as an address with every filter can be. */
  savedViewQueryMax: 1_500,
  /** Saved views of one person. */
  savedViews: 50,
  /** A removed view can be taken back this long. */
  removedViewHours: 24,
  /** A count stops here and says so, which keeps it cheap however long the list is. */
  countMax: 99,
  /** Counts follow live changes after a pause, and time by themselves: an inquiry becomes overdue without a change. */
  countsPauseMs: 500,
  countsEveryMs: 60_000,
  /** How often the list of people is asked whether an invitation was mailed by now. */
  invitationsEveryMs: 4_000,
} as const
