/** Accounts: lengths of passwords and names, lifetimes, and how many attempts are allowed. */
export const account = {
  passwordMin: 6,
  passwordMax: 512,
  displayNameMax: 100,
  bodyBytes: 24 * 1024,
  /** The published client's own data beside the name, as JSON. */
  dataBytes: 16 * 1024,
  dataDepth: 20,
  accessTokenSeconds: 3_600,
  /** A session that is not used for this long ends. */
  sessionIdleDays: 60,
  /** Two tabs that refresh within this time both succeed; later, a reused token means someone has a copy. */
  refreshGraceSeconds: 10,
  /** Of one session. A browser needs one an hour, or one for each of its tabs. */
  refreshesPerMinute: 30,
  /** Used tokens of a session that are kept, so that a stolen copy is recognized. */
  refreshTokensKept: 100,
  /** When an account has more sessions, the one used longest ago ends. */
  sessions: 20,
  signUpHours: 24,
  /** An unconfirmed sign-up is deleted this long after the last mail about it. */
  signUpKeptHours: 48,
  recoveryMinutes: 60,
  /** Changing a password requires a sign-in this recent. */
  reauthenticateHours: 24,
  /** The code that stands in for a recent sign-in. */
  reauthenticationMinutes: 10,
  reauthenticationTries: 5,
  addressChangeHours: 24,
  /** Between the request to remove a second factor and the moment its link works, for the owner to object. */
  factorResetHours: 24,
  /** How long that link then works. */
  factorResetDays: 7,
  /** How long an invitation to the staff and its link work. */
  invitationDays: 7,
  /** How long the link works that the server prints while nobody owns the site. */
  firstOwnerHours: 24,
  /** Between the request to delete an account and its end. */
  deletionDays: 7,
  deletionMailsPerHour: 5,
  signingKeyDays: 90,
  /** A superseded key is kept for longer than any token it signed is valid. */
  supersededKeyDays: 1,
  keySetReadEveryMs: 10_000,
  /** Per call and email; an IP address, which an office may share, gets ten times as many. */
  calls: { attempts: 5, windowMs: 60_000 },
  callsPerAddress: { attempts: 50, windowMs: 60_000 },
  wrongPasswords: { attempts: 100, windowMs: 86_400_000 },
  /**
   * Mails within an hour, whichever call asked for them. Two of a mailbox's five are kept for mails to an account's
   * owner, and one of the others for the address without a plus suffix. One mail at most is about the removal of a second
   * factor, for which a stolen password is enough. So there is always one with a link that signs in, and links are valid
   * at least as long as the window.
   */
  mails: {
    windowMs: 3_600_000,
    perMailbox: 5,
    signUpsPerMailbox: 3,
    variantsPerMailbox: 2,
    factorResetsPerMailbox: 1,
    perAddress: 20,
    perServer: 500,
    /** Of the server's mails; strangers cause the rest only in the names of people who have an account. */
    newcomersShare: 0.8,
  },
  /** Requests for mails within an hour from one IP address before it has to solve a captcha. */
  mailCallsWithoutCaptcha: { attempts: 5, windowMs: 3_600_000 },
  mailJobKeptSeconds: 3_600,
  deviceCookieDays: 365,
  accountsPerDevice: 4,
  /** Database connections of the account calls; calls wait for one as long as the browser waits for the answer. */
  connections: 4,
  /** A machine that a crowd of sign-ins keeps busy may take seconds to make a connection. */
  connectMs: 10_000,
  /** Requests that may wait for password hashing; a running hash takes 19 MiB. */
  hashesWaiting: 200,
  hashing: { memoryKiB: 19_456, passes: 2, parallelism: 1 },
  retryAfterSeconds: 5,
  ownInquiriesPerPage: 50,
} as const

/** Accounts in the browser: time for a call, for a form to get the session, and before a mail is resent. */
export const accountPage = { requestMs: 20_000, tokenMs: 2_000, mailAgainSeconds: 60 } as const
