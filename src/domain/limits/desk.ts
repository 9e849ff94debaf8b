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
  /** The beginning of a message that a line of a list has. */
  previewMax: 200,
  noteMax: 5_000,
  replySubjectMax: 200,
  replyMax: 20_000,
  signatureMax: 500,
  savedReplies: 200,
  savedReplyTitleMax: 80,
  /** Files with a letter, together. They travel in parts, so that a slow connection ends none and no body is large. */
  attachments: 10,
  attachmentsBytes: 10 * 1024 * 1024,
  attachmentPartBytes: 512 * 1024,
  attachmentPartMs: 30_000,
  attachmentNameMax: 120,
  /** How long files wait for a letter that is never sent. */
  attachmentDays: 7,
  mentions: 20,
  /** The part of a mail server's or a webhook receiver's answer that is kept. */
  answerMax: 500,
  /** A delivery that was not taken for this long raises a mark on Today. */
  undeliveredAfterMs: 900_000,
  /** The mark counts up to this many. */
  undeliveredCounted: 99,
  /** How often the mark is looked at without news, since time alone can raise it. */
  undeliveredEveryMs: 60_000,
  nextTryEveryMs: 1_000,
  webhookTests: { attempts: 10, windowMs: 60_000 },
  webhooksShown: 10,
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
  rowHeightPx: 112,
  clockEveryMs: 30_000,
  paletteResults: 6,
  /** How many of a person's inquiries are listed with each of them; the inbox has the rest. */
  othersShown: 20,
  /** The longest list of inquiries whose timelines tell that they moved to another contact. */
  movesNoted: 200,
  contactAddresses: 100,
  retentionMonthsMax: 120,
  /** How many inquiries a try names for each rule, and how many a run erases: in one transaction, and so often. */
  retentionSample: 5,
  retentionRun: { batch: 200, batches: 10 },
  /**
   * Mails before a promise breaks, in working time, and how far back after an outage; `listed` is what one mail shows of many.
   */
  escalation: {
    everyMs: 60_000,
    warnShare: 1 / 4,
    /** The working time that a promised business day stands for. */
    businessDayHours: 8,
    warnAtLeastMs: 30 * 60_000,
    lastCallMs: 15 * 60_000,
    backMs: 7 * 86_400_000,
    batch: 1_000,
    listed: 50,
  },
  /** The part of an inquiry's message that a mail shows. */
  mailExcerptMax: 280,
  /** Overdue inquiries are counted up to here; beyond it there are "99+". */
  overdueMax: 100,
  keptDays: [7, 30, 90],
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
  /** When the company works. A promise looks no further than the longest closure for a day that is open. */
  calendar: {
    spansPerDay: 6,
    closedDaysMax: 100,
    closedNameMax: 60,
    longestClosureDays: 366,
    holidaysShown: 3,
    holidaysAheadDays: 730,
  },
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
    /** How often a server tells that it is there, and when it counts as silent. */
    processEveryMs: 15_000,
    processSilentSeconds: 60,
    /** A silent server leaves the list sooner when nothing waits in its spool. */
    processForgottenHours: 24,
    processSpoolForgottenHours: 7 * 24,
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
