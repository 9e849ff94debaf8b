import { isIPv4, isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { type Company, type CompanyListing, defaultCompany, defaultListing } from '../content/company.ts'
import type { AnalyticsTag } from '../content/facts.ts'
import { type OpeningHours, readOpeningHours } from '../domain/opening-hours.ts'
import type { HostedProject } from './accounts/hosted/call-hosted.ts'
import type { RecaptchaSettings } from './captcha/recaptcha.ts'
import { isMailAddress } from './mail/mail-message.ts'
import { StartError } from './start-error.ts'

export type MailDestination =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'folder'; readonly path: string }

export type Settings = {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Public scheme and host, without a trailing slash. */
  readonly origin: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Null outside production when unset: one is made and kept in the data folder. */
  readonly appSecret: string | null
  readonly mail: MailDestination
  /** Who gets the notifications; by default the company's own address. */
  readonly leadsTo: string
  readonly mailFrom: string
  /** Opens the server's own operations to its owner's programs; null keeps them closed. */
  readonly serviceKey: string | null
  /** Addresses and networks whose forwarding header is believed. */
  readonly trustedProxies: readonly string[]
  readonly recaptcha: RecaptchaSettings | null
  readonly webhook: WebhookSettings | null
  readonly analyticsTag: AnalyticsTag | null
  /** The project that keeps the accounts; null: this server does. */
  readonly hostedAuth: HostedProject | null
  readonly company: Company
  readonly listing: CompanyListing
  /** Those of the listing, to count with. */
  readonly openingHours: OpeningHours
}

export type WebhookSettings = {
  readonly url: string
  /** Null: one is made from APP_SECRET. */
  readonly secret: string | null
  readonly allowPrivate: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** The only reader of the environment. Every problem is one line that names the variable. */
export function readSettings(env: Environment): Settings {
  const value = (name: string) => env[name]?.trim() || null
  const production = env.NODE_ENV === 'production'
  const port = readPort(value('PORT') ?? '3000')
  const dataDir = resolve(value('DATA_DIR') ?? '.data')
  const smtpUrl = value('SMTP_URL')
  if (smtpUrl) requireUrl('SMTP_URL', smtpUrl, ['smtp:', 'smtps:'])
  const company = readCompany(value)
  const listing = readListing(value)
  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl) requireUrl('DATABASE_URL', databaseUrl, ['postgres:', 'postgresql:'])

  return {
    production,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    origin: readOrigin(value('SITE_URL'), production, port),
    dataDir,
    databaseUrl,
    appSecret: readSecret(value('APP_SECRET'), production),
    mail: smtpUrl ? { kind: 'smtp', url: smtpUrl } : { kind: 'folder', path: resolve(dataDir, 'mail') },
    leadsTo: readAddress('LEADS_TO', value('LEADS_TO')) ?? company.email,
    mailFrom: readAddress('MAIL_FROM', value('MAIL_FROM')) ?? company.email,
    serviceKey: readServiceKey(value('SERVICE_KEY')),
    trustedProxies: readProxies(value('TRUSTED_PROXIES')),
    recaptcha: readRecaptcha(value),
    webhook: readWebhook(value),
    analyticsTag: readAnalyticsTag(value),
    hostedAuth: readHostedAuth(value),
    company,
    listing,
    openingHours: requireOpeningHours(listing.openingHours),
  }
}

function readAddress<Text extends string | null>(name: string, text: Text): Text {
  if (text === null || isMailAddress(text)) return text
  throw new StartError(`${name} is not a mail address: set it to one like hello@example.com, without a name.`)
}

function readServiceKey(text: string | null): string | null {
  if (text === null || text.length >= 32) return text
  throw new StartError(
    'SERVICE_KEY is too short: use at least 32 random characters; `openssl rand -hex 32` makes one.',
  )
}

function splitList(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function readProxies(text: string | null): string[] {
  const proxies = splitList(text)
  for (const proxy of proxies) {
    const [address = '', bits = '0', ...rest] = proxy.split('/')
    const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1
    if (rest.length > 0 || !/^\d+$/.test(bits) || Number(bits) > most) {
      throw new StartError(
        `TRUSTED_PROXIES has "${printable(proxy)}": give addresses or networks separated by commas, for example 10.0.0.0/8.`,
      )
    }
  }
  return proxies
}

function readRecaptcha(value: (name: string) => string | null): RecaptchaSettings | null {
  const siteKey = value('RECAPTCHA_SITE_KEY')
  const secretKey = value('RECAPTCHA_SECRET_KEY')
  if (!siteKey && !secretKey) return null
  if (!siteKey || !secretKey) {
    throw new StartError(
      `${siteKey ? 'RECAPTCHA_SECRET_KEY' : 'RECAPTCHA_SITE_KEY'} is not set: reCAPTCHA needs both keys; remove the other to use the built-in captcha.`,
    )
  }
  const origin = value('RECAPTCHA_ORIGIN') ?? 'https://www.google.com'
  return { siteKey, secretKey, origin: requireUrl('RECAPTCHA_ORIGIN', origin, ['https:', 'http:']).origin }
}

function readWebhook(value: (name: string) => string | null): WebhookSettings | null {
  const url = value('ZAPIER_WEBHOOK_URL') ?? value('VITE_ZAPIER_WEBHOOK_URL')
  if (!url) return null
  requireUrl('ZAPIER_WEBHOOK_URL', url, ['https:', 'http:'])
  const secret = value('WEBHOOK_SECRET')
  if (secret && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret)) {
    throw new StartError(
      'WEBHOOK_SECRET is not usable: it is `whsec_` and at least 24 random bytes in base64; `echo whsec_$(openssl rand -base64 32)` makes one.',
    )
  }
  return { url, secret, allowPrivate: value('WEBHOOK_ALLOW_PRIVATE') === 'true' }
}

function readAnalyticsTag(value: (name: string) => string | null): AnalyticsTag | null {
  const url = value('ANALYTICS_TAG_URL')
  if (!url) return null
  requireUrl('ANALYTICS_TAG_URL', url, ['https:'])
  const pairs = splitList(value('ANALYTICS_TAG_DATA'))
  const data = pairs.map((pair) => /^([a-z][a-z-]*)=(.*)$/.exec(pair))
  if (data.includes(null)) {
    throw new StartError(
      'ANALYTICS_TAG_DATA is not usable: write name=value pairs separated by commas, for example domain=example.com.',
    )
  }
  return { url, data: Object.fromEntries(data.map((match) => [match?.[1] ?? '', match?.[2] ?? ''])) }
}

const hostedKeyNames = [
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEY',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'VITE_SUPABASE_ANON_KEY',
] as const

function readHostedAuth(value: (name: string) => string | null): HostedProject | null {
  const text = value('SUPABASE_URL') ?? value('VITE_SUPABASE_URL')
  const keyName = hostedKeyNames.find((name) => value(name))
  const key = keyName ? value(keyName) : null
  if (!text && !key) return null
  if (!text || !keyName || !key) {
    throw new StartError(
      `${text ? 'SUPABASE_ANON_KEY' : 'SUPABASE_URL'} is not set: a hosted project needs its address and its publishable key; remove the other to keep accounts on this server.`,
    )
  }
  const url = requireUrl('SUPABASE_URL', text, ['https:', 'http:'])
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartError(
      'SUPABASE_URL has more than scheme and host: set it to an address like https://project.supabase.co.',
    )
  }
  if (!/^[\w.-]+$/.test(key)) {
    throw new StartError(`${keyName} is not a key: copy the publishable (anon) key of the project.`)
  }
  if (opensEverything(key)) {
    throw new StartError(
      `${keyName} is a secret key, which opens everything: set it to the publishable (anon) key of the project.`,
    )
  }
  return { url: url.origin, key }
}

/** Older keys are tokens that say what they are for. */
function opensEverything(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(claims)
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 0 && port <= 65_535) return port
  throw new StartError(
    `PORT is "${printable(text)}": set it to a number from 0 to 65535, for example PORT=3000.`,
  )
}

function readOrigin(text: string | null, production: boolean, port: number): string {
  if (!text) {
    if (!production) return `http://localhost:${port}`
    throw new StartError(
      'SITE_URL is not set: set it to the public address, for example SITE_URL=https://www.example.com.',
    )
  }
  const url = requireUrl('SITE_URL', text, ['https:', 'http:'])
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new StartError(
      `SITE_URL is "${printable(text)}": give scheme and host only, for example https://www.example.com.`,
    )
  }
  return url.origin
}

function readSecret(text: string | null, production: boolean): string | null {
  if (!text) {
    if (!production) return null
    throw new StartError(
      'APP_SECRET is not set: set it to a random text of at least 32 characters and keep it; `openssl rand -hex 32` makes one.',
    )
  }
  if (text.length >= 32) return text
  throw new StartError(
    'APP_SECRET is too short: use at least 32 random characters; `openssl rand -hex 32` makes one.',
  )
}

/** Never repeats the value: such addresses carry passwords. */
function requireUrl(name: string, text: string, protocols: readonly string[]): URL {
  const url = URL.parse(text)
  if (url && protocols.includes(url.protocol) && url.hostname) return url
  throw new StartError(
    `${name} is not a valid address: it must look like ${protocols[0]}//host…; see README.md.`,
  )
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 60)
}

function readCompany(value: (name: string) => string | null): Company {
  const base = defaultCompany
  requireTogether(value, ['COMPANY_LATITUDE', 'COMPANY_LONGITUDE'])
  requireTogether(value, ['COMPANY_HOURS', 'COMPANY_OPENING_HOURS'])
  return {
    ...base,
    name: value('COMPANY_NAME') ?? base.name,
    legalName: value('COMPANY_LEGAL_NAME') ?? value('COMPANY_NAME') ?? base.legalName,
    phone: value('COMPANY_PHONE') ?? base.phone,
    email: readAddress('COMPANY_EMAIL', value('COMPANY_EMAIL')) ?? base.email,
    street: value('COMPANY_STREET') ?? base.street,
    city: value('COMPANY_CITY') ?? base.city,
    region: value('COMPANY_REGION') ?? base.region,
    postalCode: value('COMPANY_POSTAL_CODE') ?? base.postalCode,
    latitude: readDegrees('COMPANY_LATITUDE', value('COMPANY_LATITUDE'), 90) ?? base.latitude,
    longitude: readDegrees('COMPANY_LONGITUDE', value('COMPANY_LONGITUDE'), 180) ?? base.longitude,
    hours: value('COMPANY_HOURS') ?? base.hours,
    hoursBothZones: value('COMPANY_HOURS_BOTH_ZONES') ?? value('COMPANY_HOURS') ?? base.hoursBothZones,
    mapUrl: value('COMPANY_MAP_URL') ?? base.mapUrl,
    showreelUrl: value('COMPANY_SHOWREEL_URL') ?? base.showreelUrl,
    partner: {
      name: value('PARTNER_NAME') ?? base.partner.name,
      url: value('PARTNER_URL') ?? base.partner.url,
    },
  }
}

function readListing(value: (name: string) => string | null): CompanyListing {
  const social = splitList(value('COMPANY_SOCIAL'))
  for (const url of social) requireUrl('COMPANY_SOCIAL', url, ['https:', 'http:'])
  return {
    ...defaultListing,
    openingHours: value('COMPANY_OPENING_HOURS') ?? defaultListing.openingHours,
    social: social.length > 0 ? social : defaultListing.social,
  }
}

function requireOpeningHours(text: string): OpeningHours {
  const hours = readOpeningHours(text)
  if (hours) return hours
  throw new StartError(
    `COMPANY_OPENING_HOURS is "${printable(text)}": write days and times, for example Mo-Fr 09:00-18:00.`,
  )
}

/** Two settings that would contradict each other if only one of them were changed. */
function requireTogether(value: (name: string) => string | null, names: readonly [string, string]): void {
  const missing = names.filter((name) => value(name) === null)
  if (missing.length !== 1) return
  throw new StartError(`${missing[0]} is not set: ${names.join(' and ')} are changed together or not at all.`)
}

function readDegrees(name: string, text: string | null, most: number): number | null {
  if (text === null) return null
  const degrees = Number(text)
  if (Math.abs(degrees) <= most) return degrees
  throw new StartError(`${name} must be degrees between -${most} and ${most}, not "${printable(text)}".`)
}
