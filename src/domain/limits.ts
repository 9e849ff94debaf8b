/**
 * Every number that bounds behavior, once. Times are milliseconds unless the name says otherwise.
 * Import it as a whole (`import * as limits`); a page's chunk then carries only what it uses.
 */

export const toast = {
  durationMs: 4000,
  visible: 3,
  widthPx: 356,
  gapPx: 14,
  swipePx: 20,
  removalMs: 200,
} as const

export const fontSizePercent = { min: 75, max: 200, step: 25, default: 100 } as const

export const accessMinutes = 60

export const conferenceAccessMinutes = 24 * 60

/** How long an access that has run out waits for whoever is writing in a form. */
export const accessPatienceMs = 60_000

/** How long the values of a form may be. */
export const fields = {
  nameMin: 2,
  nameMax: 100,
  emailMax: 254,
  companyMax: 200,
  organizationMax: 200,
  messageMax: 2000,
  shortTextMax: 200,
  phoneMax: 40,
  equipmentNeededMax: 10_000,
} as const

/** What visitors are promised, to which step the time is rounded up, and how long a quote stands. */
export const reply = {
  hours: 24,
  quoteHours: 2,
  applicationBusinessDays: 5,
  stepMinutes: 15,
  quoteValidDays: 30,
} as const

export const backToTopAfterPx = 300

/** How long a busy browser may put things off; and when others are taken to be idle. */
export const idle = { longestMs: 3_000, guessMs: 300 } as const

/** How long a page waits to be painted before it goes on without. */
export const unpaintedMs = 3_000

/** How long the sections below the first screen wait for their style sheet before they are shown without it. */
export const lateSheetMs = 3_000

/** How far below the window the code of a late section is loaded. */
export const lateSectionMargin = '0px 0px 50%'

export const particles = { max: 20, pixelsPerParticle: 80, linkDistancePx: 100, opacity: 0.3 } as const

/** Lights that float over the home page's opening. */
export const heroParticles = 8

/** Decoration stands still when the visitor has done nothing for so long. */
export const restAfterMs = 8_000

/** How long a testimonial stays before the next. */
export const carouselMs = 6_000

/** The same for those of the legacy program, which are shorter. */
export const legacyCarouselMs = 5_000

/** How long a video site has to answer before the visitor is shown another way to the film. */
export const embedAnswerMs = 8_000

/** The most a visitor loads to see our own film. */
export const showreelFileBytes = 4_000_000

/** When what waits below the window comes in; in view for the longest time, it comes in however little shows. */
export const reveal = { threshold: 0.1, bottomMarginPx: 100, longestMs: 1_000 } as const

/** Submissions per form and email; an address shared by an office may send ten times as many. */
export const rate = {
  generic: { attempts: 5, windowMs: 60_000 },
  consultation: { attempts: 3, windowMs: 300_000 },
  contact: { attempts: 3, windowMs: 300_000 },
  partnership: { attempts: 2, windowMs: 600_000 },
  leadGate: { attempts: 3, windowMs: 300_000 },
  perAddressFactor: 10,
} as const

/** An inquiry beyond one of these is kept apart for staff. */
export const spam = { fastestMs: 1_500, lowestScore: 0.5, links: 3 } as const

export const captcha = {
  ageMs: 120_000,
  /** How many hashes a proof takes: a fraction of a second on a phone. */
  fewestHashes: 4_000,
  mostHashes: 12_000,
  verifyTimeoutMs: 3_000,
} as const

export const intake = {
  bodyBytes: 128 * 1024,
  /** No form has a quarter as many; reading more would hold up the others. */
  postedFields: 256,
  /** How long a visitor waits for the database before the inquiry goes to the spool. */
  storeMs: 900,
  /** And for the database once more, when the spool fails too; then for the mail. */
  lateMs: 500,
  mailMs: 600,
  /** Inquiries of which there is nothing but that mail, kept in memory until the database is back. */
  mailedOnly: 500,
  /** After a failure the database is left alone this long. */
  coolOffMs: 1_000,
  /** Inquiries that may wait in the spool, where the rate limits cannot be asked. */
  spooled: { perAddress: 30, inAll: 10_000 },
  replayEveryMs: 2_000,
  retryAfterSeconds: 30,
  /** Confirmations to one address, whoever asks for them. */
  confirmations: { attempts: 10, windowMs: 86_400_000 },
} as const

/** 30 s, doubling up to an hour: 80 retries last a little over 72 hours. */
export const delivery = {
  /** How often a queue looks for new jobs. */
  pollSeconds: 1,
  retries: 80,
  firstDelaySeconds: 30,
  longestDelaySeconds: 3_600,
  attemptSeconds: 120,
  undeliveredDays: 365,
} as const

export const mail = {
  connectMs: 10_000,
  greetingMs: 10_000,
  /** The longest silence in the middle of a delivery. */
  socketMs: 20_000,
  /** One delivery altogether, also when the server keeps trickling. */
  deliveryMs: 60_000,
  connections: 2,
  nameMax: 120,
  subjectMax: 160,
} as const

export const webhook = { deadlineMs: 10_000, replyBytes: 64 * 1024, secretBytesMin: 24 } as const

export const timeZoneMax = 64

/** How a form behaves in the browser. */
export const inquiry = {
  requestMs: 20_000,
  /** One proof altogether: challenge, solving, or the provider's script. */
  proofMs: 20_000,
  /** A proof made ahead is used while the server is sure to take it. */
  proofKeptMs: 100_000,
  draftDelayMs: 300,
} as const

export const http = {
  headerBytes: 16 * 1024,
  inMemoryFileBytes: 512 * 1024,
  recompressAfterMs: 60_000,
} as const

/** Security and analytics events: what is taken from visitors' browsers, at which pace, and kept how long. */
export const events = {
  bodyBytes: 16 * 1024,
  perRequest: 20,
  userAgentMax: 400,
  /** Each stream has a bucket for everyone and one per client, filled at an even pace. */
  security: { all: { burst: 200, perMinute: 60 }, client: { burst: 20, perMinute: 6 } },
  analytics: { all: { burst: 3_000, perMinute: 1_200 }, client: { burst: 200, perMinute: 60 } },
  clientsRemembered: 10_000,
  /** Writes that may wait for their turn; they go one at a time, to leave the database to inquiries. */
  waiting: 50,
  /** After a failed write nothing is tried for this long. */
  restMs: 5_000,
  dropsToldEveryMs: 60_000,
  /** Whichever comes first; the rows bound the disk whatever happens. */
  keepSecurity: { days: 90, rows: 500_000 },
  keepAnalytics: { days: 400, rows: 5_000_000 },
  deletion: { batchRows: 5_000, batches: 20 },
} as const

/** The help chat. What is kept lasts as long as the tab. */
export const chat = { replyMs: 500, messageMax: 500, turnsKept: 50, glideMs: 1_000 } as const

/** How far ahead and for how long equipment can be asked for; how many of one item in one booking. */
export const rental = { aheadDays: 730, longestDays: 60, unitsPerBooking: 50, attempts: 5 } as const

/** A search of the equipment: its longest words, and how many lines it finds beside the quote form. */
export const equipmentSearch = { queryMax: 100, besideForm: 6 } as const

/** What a quote can hold, and how long its list is kept for the browser to save. */
export const quote = { linesMax: 60, quantityMax: 50, downloadMs: 60_000 } as const

/** How long the answer may take when somebody asks what is free. */
export const availabilityAnswerMs = 10_000
/** How long until the visitor's own clock has to say what day it is in Portland. */
export const ownClockMs = 1_000

/** The second factor of staff: how many, how long a question stands, and how many guesses it takes. */
export const factors = {
  most: 10,
  unverified: 5,
  /** An unfinished one makes way after this long. */
  unverifiedMs: 600_000,
  nameMax: 100,
  challengeMs: 300_000,
  perMinute: { attempts: 5, windowMs: 60_000 },
  /** Three codes in a million are right at any time: guessing has to stay hopeless for months. */
  perDay: { attempts: 100, windowMs: 86_400_000 },
} as const

/** Accounts kept by a hosted project: what goes there, how long it may take, what comes back. */
export const hostedAccounts = {
  replyBytes: 256 * 1024,
  forwardMs: 10_000,
  /** For what a visitor's inquiry waits for. */
  verifyMs: 2_000,
  tokenMax: 8 * 1024,
  clientInfoMax: 200,
  keySetKeptMs: 600_000,
  keySetEveryMs: 10_000,
  askedKept: 1_000,
  askedKeptMs: 30_000,
  askedAtOnce: 10,
} as const

/** Accounts: what people choose, how long things live, how often they may be tried. */
export const account = {
  passwordMin: 6,
  passwordMax: 512,
  displayNameMax: 100,
  bodyBytes: 16 * 1024,
  accessTokenSeconds: 3_600,
  /** A session that is not used for this long is over. */
  sessionIdleDays: 60,
  /** Two tabs that refresh at once both succeed; later, a used token means that somebody has a copy. */
  refreshGraceSeconds: 10,
  signUpHours: 24,
  recoveryMinutes: 60,
  /** A password is changed only by whoever signed in this recently. */
  reauthenticateHours: 24,
  signingKeyDays: 90,
  /** A superseded key stays known for longer than any token it signed. */
  supersededKeyDays: 1,
  keySetReadEveryMs: 10_000,
  /** Per call and email; an address shared by an office gets ten times as many. */
  calls: { attempts: 5, windowMs: 60_000 },
  callsPerAddress: { attempts: 50, windowMs: 60_000 },
  wrongPasswords: { attempts: 100, windowMs: 86_400_000 },
  /**
   * Mails of one hour, whichever call asked for them. Of a mailbox's five, two are left for choosing a new password, and
   * one of the others for its plain name, without a plus and what follows it. Links live at least as long as the window,
   * so there is always one that works.
   */
  mails: {
    windowMs: 3_600_000,
    perMailbox: 5,
    signUpsPerMailbox: 3,
    variantsPerMailbox: 2,
    perAddress: 20,
    perServer: 500,
  },
  /** Calls of one hour that ask for a mail and come from one address, before a captcha is asked for. */
  mailCallsWithoutCaptcha: { attempts: 5, windowMs: 3_600_000 },
  mailJobKeptSeconds: 3_600,
  deviceCookieDays: 365,
  accountsPerDevice: 4,
  /** Requests that may wait for a password to be hashed; 19 MiB each while it runs. */
  hashesWaiting: 200,
  hashing: { memoryKiB: 19_456, passes: 2, parallelism: 1 },
  retryAfterSeconds: 5,
  ownInquiriesPerPage: 50,
} as const

/** Accounts in the browser: one call, how long a form waits for the session, and how soon a mail is sent again. */
export const accountPage = { requestMs: 20_000, tokenMs: 2_000, mailAgainSeconds: 60 } as const
