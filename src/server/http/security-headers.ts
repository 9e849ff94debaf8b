import { serverPaths } from '../../routes.ts'

export type Header = readonly [name: string, value: string]

export type PolicySources = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Sent with every response. */
export const baseHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** For responses that are not pages: nothing in them may ever run or load anything. */
export const inertPolicy: Header = [
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'; sandbox",
]

/** A worker runs under the policy of its own file; a sandbox would take its origin away. */
export const scriptPolicy: Header = ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"]

/**
 * Features that a script could ask the visitor for. Other devices are closed to foreign frames by default.
 */
const closedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

export type PagePolicy = {
  readonly secure: boolean
  /** The origin of reCAPTCHA, if it is configured. */
  readonly recaptchaOrigin: string | null
  /** The origin of the owner's analytics script, if one is configured; no other scripts are ever allowed. */
  readonly analyticsOrigin: string | null
  /** The origin of the player in the showreel dialog, if the film is not our own file. */
  readonly showreelOrigin: string | null
  /** Whether the page may frame addresses of its own origin. */
  readonly ownFrames?: boolean
}

/**
 * Names only values that differ from a browser's defaults. Reports go to `report-uri`, because every engine
 * supports it.
 */
export function pageHeaders(
  { scriptHashes, styleHashes }: PolicySources,
  { secure, recaptchaOrigin, analyticsOrigin, showreelOrigin, ownFrames = false }: PagePolicy,
): Header[] {
  const recaptcha = recaptchaOrigin === null ? '' : ` ${recaptchaOrigin}/recaptcha/`
  const counter = analyticsOrigin === null ? '' : ` ${analyticsOrigin}`
  const frames = [ownFrames ? "'self'" : '', recaptcha.trim(), showreelOrigin ?? ''].filter(
    (source) => source !== '',
  )
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  const policy = [
    // Fonts, films, requests and the manifest all come from this origin and would each need their own
    // directive; workers follow script-src. Types that are never allowed are closed by name below.
    "default-src 'self'",
    `script-src 'self' ${quoted(scriptHashes)}${recaptcha && `${recaptcha} https://www.gstatic.com/recaptcha/`}${counter}`.trim(),
    `style-src 'self' ${quoted(styleHashes)}`.trim(),
    "img-src 'self' data:",
    ...(recaptcha || counter ? [`connect-src 'self'${recaptcha}${counter}`] : []),
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The policy names that our code and, where configured, the provider's script register.
    `trusted-types worker-url page-data${recaptcha && ' captcha-url recaptcha goog#html'}${counter && ' tag-url'}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${serverPaths.cspReport}`,
  ]
  const permissions = [
    ...closedFeatures.map((feature) => `${feature}=()`),
    // Open to everyone by default, so it is closed as soon as the page includes a third party.
    ...(recaptcha || counter || showreelOrigin ? ['browsing-topics=()'] : []),
    ...(showreelOrigin ? [`autoplay=(self "${showreelOrigin}")`] : []),
  ]
  return [
    ['Content-Security-Policy', policy.join(';')],
    ['Permissions-Policy', permissions.join(',')],
  ]
}
