/** Every path of the site, in one place. This file imports nothing. */

export const pagePaths = {
  home: '/',
  auth: '/auth',
  infrastructure: '/infrastructure',
  gearList: '/gear-list',
  equipmentList: '/equipment-list',
  corporateVideo: '/corporate-video',
  liveStreaming: '/live-streaming',
  eventProduction: '/event-production',
  youthTraining: '/youth-training',
  vendorCoordination: '/vendor-coordination',
  corporateConferences: '/corporate-conferences',
  quote: '/quote',
  equipmentAvailability: '/equipment-availability',
  portfolio: '/portfolio',
  religiousPartnership: '/religious-partnership',
  magroseSupport: '/magrose-support',
  podcastConsultation: '/podcast-consultation',
  legacy: '/legacy',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** Where a signed-in visitor manages the account. */
  account: '/account',
  /** A visitor's own inquiries; `/inquiry/<token>` is the status link of a single one. */
  inquiry: '/inquiry',
  /** Where a form sent without scripts leads. */
  inquiryReceived: '/inquiry/received',
  inquiryNotSent: '/inquiry/not-sent',
} as const

export type PagePath = (typeof pagePaths)[keyof typeof pagePaths]

/** The path the not-found page is stored under; visitors never see it as an address. */
export const notFoundPath = '/404'

/** Shows the design system; exists in development only. */
export const styleGuidePath = '/style-guide'

export type PublicPath = PagePath | typeof notFoundPath
export type RenderedPath = PublicPath | typeof styleGuidePath

export const anchors = {
  mainContent: 'main-content',
  navigation: 'navigation',
  contactForm: 'contact-form',
  applicationForm: 'rfp-form',
  quoteForm: 'quote-form',
  quoteList: 'quote-list',
  conferenceProblem: 'show-report',
  conferenceSolution: 'running-order',
  conferencePackages: 'packages',
  conferenceCalendar: 'calendar',
  conferenceClient: 'client',
  conferenceContact: 'conference-contact',
} as const

/** Where "contact us" leads from any page. */
export const contactFormHref = `${pagePaths.home}#${anchors.contactForm}` as const

export const serverPaths = {
  health: '/healthz',
  ready: '/readyz',
  metrics: '/metrics',
  submitForm: '/functions/v1/submit-form',
  sendNotification: '/functions/v1/send-notification',
  sendEmail: '/functions/v1/send-email',
  captchaChallenge: '/functions/v1/captcha-challenge',
  csrfToken: '/functions/v1/csrf-token',
  inquiryStatus: '/functions/v1/inquiry-status',
  equipmentAvailability: '/functions/v1/equipment-availability',
  bookUnits: '/functions/v1/book-units',
  securityLog: '/functions/v1/security-log',
  analytics: '/functions/v1/analytics',
  cspReport: '/functions/v1/csp-report',
  help: '/functions/v1/help',
  helpQuestion: '/functions/v1/help-question',
  helpRating: '/functions/v1/help-rating',
  myInquiries: '/functions/v1/my-inquiries',
  account: '/functions/v1/account',
  accountEndSession: '/functions/v1/account/end-session',
  accountResetFactor: '/functions/v1/account/reset-factor',
  accountExport: '/functions/v1/account/export',
  accountDelete: '/functions/v1/account/delete',
  accountKeep: '/functions/v1/account/keep',
  accountKeepAddress: '/functions/v1/account/keep-address',
  accountFirstOwner: '/functions/v1/account/first-owner',
  authSignUp: '/auth/v1/signup',
  authToken: '/auth/v1/token',
  authLogout: '/auth/v1/logout',
  authUser: '/auth/v1/user',
  authIdentity: '/auth/v1/user/identities/:id',
  authVerify: '/auth/v1/verify',
  authRecover: '/auth/v1/recover',
  authResend: '/auth/v1/resend',
  authOtp: '/auth/v1/otp',
  authReauthenticate: '/auth/v1/reauthenticate',
  authFactors: '/auth/v1/factors',
  authRecoveryCodes: '/auth/v1/factors/recovery-codes',
  authRecoveryCodesAgain: '/auth/v1/factors/recovery-codes/regenerate',
  authRecoveryCodesVerify: '/auth/v1/factors/recovery-codes/verify',
  authFactor: '/auth/v1/factors/:id',
  authFactorChallenge: '/auth/v1/factors/:id/challenge',
  authFactorVerify: '/auth/v1/factors/:id/verify',
  authKeySet: '/auth/v1/.well-known/jwks.json',
  authSettings: '/auth/v1/settings',
  authHealth: '/auth/v1/health',
} as const

/** Base path for the published auth client: everything under it follows that client's protocol. */
export const authPath = '/auth/v1'

/** Base path of the staff desk's calls. */
export const deskPath = '/desk/v1'

/** 128 bits, base64url: the secret part of a status link. */
const inquiryTokenPath = /^\/inquiry\/([A-Za-z0-9_-]{22})$/

/** The token in the path of a status link; null for any other path. */
export function inquiryToken(pathname: string): string | null {
  return inquiryTokenPath.exec(pathname)?.[1] ?? null
}

/** The current form of an old address, so that links in mails and bookmarks still work. */
export function currentPath(pathname: string): string {
  return pathname.replace(/^\/enquiry(?=\/|$)/, pagePaths.inquiry)
}

/** The page that an address shows; every unknown address shows the not-found page. */
export function pageAt(pathname: string): RenderedPath {
  const paths: readonly RenderedPath[] = [...Object.values(pagePaths), notFoundPath, styleGuidePath]
  const known = paths.find((path) => path === pathname)
  return known ?? (inquiryToken(pathname) ? pagePaths.inquiry : notFoundPath)
}
