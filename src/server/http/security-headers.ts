import { serverPaths } from '../../routes.ts'

export type Header = readonly [name: string, value: string]

export type PolicySources = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** On every response, whatever it is. */
export const baseHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** For what is not a page: nothing in it may ever run or load anything. */
export const inertPolicy: Header = [
  'Content-Security-Policy',
  "default-src 'none'; frame-ancestors 'none'; sandbox",
]

/** A worker lives under the policy of its own file; a sandbox would take its origin away. */
export const scriptPolicy: Header = ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"]

/** What a visitor would be asked for if a script wanted it. Other devices are closed to foreign frames by default. */
const closedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

export type PagePolicy = {
  readonly secure: boolean
  /** Where reCAPTCHA comes from, if it is configured. */
  readonly recaptchaOrigin: string | null
  /** Where the owner's own counter comes from, if one is configured; nobody else's scripts are ever allowed. */
  readonly analyticsOrigin: string | null
  /** Whose player the showreel dialog embeds, if the film is not our own file. */
  readonly showreelOrigin: string | null
}

/** Names only what differs from a browser's defaults. Reports go to `report-uri`, because every engine knows it. */
export function pageHeaders(
  { scriptHashes, styleHashes }: PolicySources,
  { secure, recaptchaOrigin, analyticsOrigin, showreelOrigin }: PagePolicy,
): Header[] {
  const recaptcha = recaptchaOrigin === null ? '' : ` ${recaptchaOrigin}/recaptcha/`
  const counter = analyticsOrigin === null ? '' : ` ${analyticsOrigin}`
  const frames = [recaptcha.trim(), showreelOrigin ?? ''].filter((source) => source !== '')
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  const policy = [
    // Fonts, films, requests and the manifest all come from here, and each would take a directive of its own; workers
    // follow script-src. What may come from nowhere is closed by name below.
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
    // The names that our code and, where it is configured, the provider's script register.
    `trusted-types worker-url page-data${recaptcha && ' captcha-url recaptcha goog#html'}${counter && ' tag-url'}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${serverPaths.cspReport}`,
  ]
  const permissions = [
    ...closedFeatures.map((feature) => `${feature}=()`),
    // Open to anyone by default: closed as soon as there is anyone else on the page.
    ...(recaptcha || counter || showreelOrigin ? ['browsing-topics=()'] : []),
    ...(showreelOrigin ? [`autoplay=(self "${showreelOrigin}")`] : []),
  ]
  return [
    ['Content-Security-Policy', policy.join(';')],
    ['Permissions-Policy', permissions.join(',')],
  ]
}
