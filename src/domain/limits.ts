/**
 * Every limit and timing of the site, each defined once. Times are in milliseconds unless the name says
 * otherwise. Import the whole module (`import * as limits`); a page's chunk still contains only the values it
 * uses.
 */

export { account, accountPage } from './limits/account.ts'
export { desk } from './limits/desk.ts'
export { chat, help } from './limits/help.ts'

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

/** How long until expired access is checked again while the visitor is filling in a form. */
export const accessPatienceMs = 60_000

/** Lengths of form values, in characters. */
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
  /** The conversation sent with a question of the help chat; the browser leaves its beginning out. */
  conversationMax: 6_000,
} as const

/** Reply times promised to visitors, the step they are rounded up to, and how long a quote is valid. */
export const reply = {
  hours: 24,
  quoteHours: 2,
  applicationBusinessDays: 5,
  stepMinutes: 15,
  quoteValidDays: 30,
} as const

export const backToTopAfterPx = 300

/** How long a busy browser may put off idle work, and the delay in browsers without idle callbacks. */
export const idle = { longestMs: 3_000, guessMs: 300 } as const

/** How long a page waits for its first paint before it goes on without it. */
export const unpaintedMs = 3_000

/** How long sections below the first screen wait for their style sheet before they are shown without it. */
export const lateSheetMs = 3_000

/** How close below the window a late section must be for its code to load. */
export const lateSectionMargin = '0px 0px 50%'

export const particles = { max: 20, pixelsPerParticle: 80, linkDistancePx: 100, opacity: 0.3 } as const

/** The number of lights that float over the home page's opening. */
export const heroParticles = 8

/** Decorative motion stops when the visitor has done nothing for this long. */
export const restAfterMs = 8_000

/** How long a testimonial is shown. */
export const carouselMs = 6_000

/** The same for the testimonials of the legacy program, which are shorter. */
export const legacyCarouselMs = 5_000

/** How long a video site has to answer before the visitor is offered another way to see the film. */
export const embedAnswerMs = 8_000

/** The maximum size of our own film. */
export const showreelFileBytes = 4_000_000

/** The silent loops of the portfolio's prints: the size of each file, and how long one round is. */
export const portfolioLoop = { fileBytes: 700_000, seconds: { min: 6, max: 12 } } as const

/** How much of a print must be in view for its loop to play. */
export const loopThreshold = 0.5

/** When a section below the window is revealed; after `longestMs` in view, any visible part is enough. */
export const reveal = { threshold: 0.1, bottomMarginPx: 100, longestMs: 1_000 } as const

/** Submissions per form and email; an IP address, which an office may share, gets ten times as many. */
export const rate = {
  generic: { attempts: 5, windowMs: 60_000 },
  consultation: { attempts: 3, windowMs: 300_000 },
  contact: { attempts: 3, windowMs: 300_000 },
  partnership: { attempts: 2, windowMs: 600_000 },
  leadGate: { attempts: 3, windowMs: 300_000 },
  perAddressFactor: 10,
} as const

/** An inquiry that breaks one of these limits is set aside for staff. */
export const spam = { fastestMs: 1_500, lowestScore: 0.5, links: 3 } as const

export const captcha = {
  ageMs: 120_000,
  /** How many hashes a proof takes: a phone computes them in a fraction of a second. */
  fewestHashes: 4_000,
  mostHashes: 12_000,
  verifyTimeoutMs: 3_000,
} as const

export const intake = {
  bodyBytes: 128 * 1024,
  /** No form has a quarter as many; reading more would delay other requests. */
  postedFields: 256,
  /** How long a visitor waits for the database before the inquiry goes to the spool. */
  storeMs: 900,
  /** When the spool fails too: the wait for the database once more, then for the mail. */
  lateMs: 500,
  mailMs: 600,
  /** Inquiries that exist only in that mail; they are held in memory until the database is back. */
  mailedOnly: 500,
  /** How long the database is left alone after a failure. */
  coolOffMs: 1_000,
  /** How many inquiries may wait in the spool, where rate limits cannot be checked. */
  spooled: { perAddress: 30, inAll: 10_000 },
  replayEveryMs: 2_000,
  retryAfterSeconds: 30,
  /** Confirmation mails to one address, no matter who requests them. */
  confirmations: { attempts: 10, windowMs: 86_400_000 },
} as const

/** The delay starts at 30 s and doubles up to an hour: 80 retries last a little over 72 hours. */
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
  /** One whole delivery, even when the server keeps answering a little at a time. */
  deliveryMs: 60_000,
  connections: 2,
  nameMax: 120,
  subjectMax: 160,
} as const

export const webhook = { deadlineMs: 10_000, replyBytes: 64 * 1024, secretBytesMin: 24 } as const

export const timeZoneMax = 64

/** The source of a visit: the length of a campaign tag that is kept. */
export const source = { tagMax: 100 } as const

/** Timings of a form in the browser. */
export const inquiry = {
  requestMs: 20_000,
  /** One whole proof: challenge and solution, or the provider's script. */
  proofMs: 20_000,
  /** A proof made in advance is used only while the server is sure to accept it. */
  proofKeptMs: 100_000,
  draftDelayMs: 300,
} as const

export const http = {
  headerBytes: 16 * 1024,
  inMemoryFileBytes: 512 * 1024,
  recompressAfterMs: 60_000,
} as const

/** Security and analytics events: how much browsers may send, how fast, and how long it is kept. */
export const events = {
  bodyBytes: 16 * 1024,
  perRequest: 20,
  userAgentMax: 400,
  /** Each stream has one token bucket for everyone and one per client, refilled at a steady rate. */
  security: { all: { burst: 200, perMinute: 60 }, client: { burst: 20, perMinute: 6 } },
  analytics: { all: { burst: 3_000, perMinute: 1_200 }, client: { burst: 200, perMinute: 60 } },
  clientsRemembered: 10_000,
  /** Writes that may wait; they run one at a time, to keep the database free for inquiries. */
  waiting: 50,
  /** How long no write is tried after one has failed. */
  restMs: 5_000,
  dropsToldEveryMs: 60_000,
  /** Whichever limit comes first; the row limit bounds disk use in any case. */
  keepSecurity: { days: 90, rows: 500_000 },
  keepAnalytics: { days: 400, rows: 5_000_000 },
  deletion: { batchRows: 5_000, batches: 20 },
} as const

/** How far ahead and how long equipment can be rented, and how many units of an item a booking may take. */
export const rental = { aheadDays: 730, longestDays: 60, unitsPerBooking: 50, attempts: 5 } as const

/** The equipment search: its longest query, and how many results it shows beside the quote form. */
export const equipmentSearch = { queryMax: 100, besideForm: 6 } as const

/** How much a quote can hold. */
export const quote = { linesMax: 60, quantityMax: 50 } as const

/** How long a file made in the browser stays available for its download. */
export const savedFileMs = 60_000

/** How long an availability answer may take. */
export const availabilityAnswerMs = 10_000
/** How long to wait before the visitor's own clock decides what day it is in Portland. */
export const ownClockMs = 1_000

/** Second factors of staff: how many, how long a challenge is valid, and how many guesses are allowed. */
export const factors = {
  most: 10,
  unverified: 5,
  /** A factor still unverified after this long is deleted at the next enrollment. */
  unverifiedMs: 600_000,
  nameMax: 100,
  challengeMs: 300_000,
  /** Wrong codes of a session or of a known browser; an address group gets the hour's number. */
  perMinute: { attempts: 5, windowMs: 60_000 },
  perHour: { attempts: 20, windowMs: 3_600_000 },
  /**
   * Wrong codes of everybody who has proven nothing but the password. Three codes in a million are right at any
   * time, so guessing has to stay hopeless for months; the owner gets past this limit with a mailed link.
   */
  strangersPerDay: { attempts: 100, windowMs: 86_400_000 },
  recoveryCodes: 10,
} as const

/** Accounts kept by a hosted project: sizes, deadlines and caching of the calls to it. */
export const hostedAccounts = {
  replyBytes: 256 * 1024,
  forwardMs: 10_000,
  /** For calls that a visitor's inquiry waits for. */
  verifyMs: 2_000,
  tokenMax: 8 * 1024,
  clientInfoMax: 200,
  keySetKeptMs: 600_000,
  keySetEveryMs: 10_000,
  askedKept: 1_000,
  askedKeptMs: 30_000,
  askedAtOnce: 10,
} as const

/** Sample inquiries: how many days they are spread over, how many are written at once, and how many there may be. */
export const samples = { days: 180, batch: 25_000, most: 10_000_000 } as const

/** For Prometheus: the bounds of the latency histogram in seconds, and how long a reading waits for each figure. */
export const metrics = {
  requestBounds: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  pingMs: 1_000,
  gaugeMs: 2_000,
} as const

/** Backups: how many of each period are kept, and the sizes that bound the memory of writing and reading one. */
export const backup = {
  kept: { daily: 7, weekly: 4, monthly: 6 },
  frameBytes: 64 * 1024,
  /** No note about a table or file comes near this. */
  noteBytes: 256 * 1024,
  passphraseMin: 12,
  /** Making the key from the passphrase: slow on purpose, once for each backup. */
  hashing: { memoryKiB: 47_104, passes: 1, parallelism: 1 },
  /** How long a table that is being changed is waited for. */
  lockMs: 60_000,
  /** Unfinished files of a backup that was interrupted are removed after this long. */
  unfinishedMs: 86_400_000,
} as const
