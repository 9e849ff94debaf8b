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

const closedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

function permissionsFor(player: string | null): string {
  const autoplay = player === null ? 'autoplay=(self)' : `autoplay=(self "${player}")`
  return [autoplay, ...closedFeatures.map((feature) => `${feature}=()`)].join(', ')
}

export type PagePolicy = {
  readonly secure: boolean
  /** Where reCAPTCHA comes from, if it is configured. */
  readonly recaptchaOrigin: string | null
  /** Where the owner's own counter comes from, if one is configured; nobody else's scripts are ever allowed. */
  readonly analyticsOrigin: string | null
  /** Whose player the showreel dialog embeds, if the film is not our own file. */
  readonly showreelOrigin: string | null
}

export function pageHeaders(
  { scriptHashes, styleHashes }: PolicySources,
  { secure, recaptchaOrigin, analyticsOrigin, showreelOrigin }: PagePolicy,
): Header[] {
  const recaptcha = recaptchaOrigin === null ? '' : ` ${recaptchaOrigin}/recaptcha/`
  const counter = analyticsOrigin === null ? '' : ` ${analyticsOrigin}`
  const frames = [recaptcha.trim(), showreelOrigin ?? ''].filter((source) => source !== '')
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${quoted(scriptHashes)}${recaptcha && `${recaptcha} https://www.gstatic.com/recaptcha/`}${counter}`.trim(),
    `style-src 'self' ${quoted(styleHashes)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${recaptcha}${counter}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The names that our code and, where it is configured, the provider's script register.
    `trusted-types worker-url${recaptcha && ' captcha-url recaptcha goog#html'}${counter && ' tag-url'}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${serverPaths.cspReport}`,
    'report-to csp',
  ]
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Reporting-Endpoints', `csp="${serverPaths.cspReport}"`],
    ['Permissions-Policy', permissionsFor(showreelOrigin)],
  ]
}
