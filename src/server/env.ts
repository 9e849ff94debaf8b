import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import {
  type Company,
  type CompanyListing,
  defaultCompany,
  defaultListing,
} from '../content/company/company.ts'
import type { AnalyticsTag } from '../content/company/facts.ts'
import * as limits from '../domain/limits.ts'
import { type OpeningHours, readOpeningHours } from '../domain/opening-hours.ts'
import type { HostedProject } from './accounts/hosted/call-hosted.ts'
import type { RecaptchaSettings } from './captcha/recaptcha.ts'
import {
  addressWith,
  check,
  createReader,
  type Environment,
  list,
  meaningOf,
  notSet,
  originAlone,
  printable,
  type Reader,
  webAddress,
} from './env-reader.ts'
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
  /** Null outside production when unset: then one is created and kept in the data folder. */
  readonly appSecret: string | null
  /** What it was before, while it is being replaced. */
  readonly appSecretPrevious: string | null
  readonly mail: MailDestination
  /** The recipient of notifications; by default the company's own address. */
  readonly inquiriesTo: string
  readonly mailFrom: string
  /** Gives the owner's programs access to the server's own operations; null keeps them closed. */
  readonly serviceKey: string | null
  /** The limit for all visitors together. */
  readonly accountMailsPerHour: number
  /** Addresses and networks whose forwarding header is trusted. */
  readonly trustedProxies: readonly string[]
  readonly recaptcha: RecaptchaSettings | null
  readonly webhook: WebhookSettings
  readonly analyticsTag: AnalyticsTag | null
  readonly backup: BackupSettings
  /** Opens the figures for Prometheus; null keeps them closed. */
  readonly metricsKey: string | null
  /** The project that keeps the accounts; null when this server keeps them. */
  readonly hostedAccounts: HostedProject | null
  readonly company: Company
  readonly listing: CompanyListing
  /** The listing's opening hours, parsed for calculation. */
  readonly openingHours: OpeningHours
}

export type WebhookSettings = {
  /** Null: no inquiry is sent anywhere until an owner sets an address at the desk. */
  readonly url: string | null
  /** Null: it is derived from APP_SECRET. */
  readonly secret: string | null
  /** What it was before, while the receiver learns the new one. */
  readonly previousSecret: string | null
  readonly allowPrivate: boolean
}

export type BackupSettings = {
  readonly folder: string
  /** Null: backups are not encrypted. */
  readonly passphrase: string | null
}

/** The only reader of the environment. Every error is one line that names the variable. */
export function readSettings(env: Environment): Settings {
  const reader = createReader(env)
  const { value, read } = reader
  if (value('LEADS_TO')) throw new StartError('LEADS_TO was renamed to INQUIRIES_TO: set that one instead.')
  const production = env.NODE_ENV === 'production'
  const port = read('PORT', portNumber) ?? 3000
  const dataDir = resolve(value('DATA_DIR') ?? '.data')
  const smtpUrl = read('SMTP_URL', addressWith('smtp', 'smtps'))
  const company = readCompany(reader)
  const listing = readListing(reader)

  return {
    production,
    host: value('HOST') ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    origin: read('SITE_URL', siteOrigin) ?? defaultOrigin(production, port),
    dataDir,
    databaseUrl: read('DATABASE_URL', addressWith('postgres', 'postgresql')),
    appSecret: read('APP_SECRET', longSecret) ?? defaultSecret(production),
    appSecretPrevious: read('APP_SECRET_PREVIOUS', longSecret),
    mail: smtpUrl ? { kind: 'smtp', url: smtpUrl } : { kind: 'folder', path: resolve(dataDir, 'mail') },
    inquiriesTo: read('INQUIRIES_TO', mailAddress) ?? company.email,
    mailFrom: read('MAIL_FROM', mailAddress) ?? company.email,
    serviceKey: read('SERVICE_KEY', longSecret),
    metricsKey: read('METRICS_KEY', longSecret),
    accountMailsPerHour: read('ACCOUNT_MAILS_PER_HOUR', wholeNumber) ?? limits.account.mails.perServer,
    trustedProxies: read('TRUSTED_PROXIES', proxies) ?? [],
    recaptcha: readRecaptcha(reader),
    webhook: readWebhook(reader),
    analyticsTag: readAnalyticsTag(reader),
    backup: {
      folder: resolve(value('BACKUP_DIR') ?? join(dataDir, 'backups')),
      passphrase: read('BACKUP_PASSPHRASE', passphrase),
    },
    hostedAccounts: readHostedAccounts(reader),
    company,
    listing,
    openingHours: check('COMPANY_OPENING_HOURS', listing.openingHours, openingHours),
  }
}

const portNumber = meaningOf(
  (text) => (/^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
  (shown) => `is "${shown}": set it to a number from 0 to 65535, for example PORT=3000.`,
)
const wholeNumber = meaningOf(
  (text) => (/^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null),
  (shown) => `is "${shown}": set it to a number above 0.`,
)
const openingHours = meaningOf(
  readOpeningHours,
  (shown) => `is "${shown}": write days and times, for example Mo-Fr 09:00-18:00.`,
)
const degrees = (most: number) =>
  meaningOf(
    (text) => (Math.abs(Number(text)) <= most ? Number(text) : null),
    (shown) => `must be degrees between -${most} and ${most}, not "${shown}".`,
  )

const siteOrigin = originAlone(
  (shown) => `is "${shown}": give scheme and host only, for example https://www.example.com.`,
)
const projectOrigin = originAlone(
  () => 'has more than scheme and host: set it to an address like https://project.supabase.co.',
)

function defaultOrigin(production: boolean, port: number): string {
  if (!production) return `http://localhost:${port}`
  return notSet('SITE_URL', 'set it to the public address, for example SITE_URL=https://www.example.com.')
}

const longSecret = z
  .string()
  .check(
    z.minLength(32, 'is too short: use at least 32 random characters; `openssl rand -hex 32` makes one.'),
  )

const passphrase = z
  .string()
  .check(
    z.minLength(
      limits.backup.passphraseMin,
      `is too short: use at least ${limits.backup.passphraseMin} characters, and keep it apart from the backups.`,
    ),
  )

function defaultSecret(production: boolean): null {
  if (!production) return null
  return notSet(
    'APP_SECRET',
    'set it to a random text of at least 32 characters and keep it; `openssl rand -hex 32` makes one.',
  )
}

const mailAddress = z
  .string()
  .check(
    z.refine(isMailAddress, 'is not a mail address: set it to one like hello@example.com, without a name.'),
  )

const proxies = z.pipe(
  list,
  z.array(
    z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
      error: ({ input }) =>
        `has "${printable(String(input))}": give addresses or networks separated by commas, for example 10.0.0.0/8.`,
    }),
  ),
)

function readRecaptcha({ value, read }: Reader): RecaptchaSettings | null {
  const siteKey = value('RECAPTCHA_SITE_KEY')
  const secretKey = value('RECAPTCHA_SECRET_KEY')
  if (!siteKey && !secretKey) return null
  const remedy = 'reCAPTCHA needs both keys; remove the other to use the built-in captcha.'
  return {
    siteKey: siteKey ?? notSet('RECAPTCHA_SITE_KEY', remedy),
    secretKey: secretKey ?? notSet('RECAPTCHA_SECRET_KEY', remedy),
    origin: new URL(read('RECAPTCHA_ORIGIN', webAddress) ?? 'https://www.google.com').origin,
  }
}

const webhookSecret = z
  .string()
  .check(
    z.regex(
      /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
      'is not usable: it is `whsec_` and at least 24 random bytes in base64; `echo whsec_$(openssl rand -base64 32)` makes one.',
    ),
  )

function readWebhook({ value, read }: Reader): WebhookSettings {
  const url = value('ZAPIER_WEBHOOK_URL') ?? value('VITE_ZAPIER_WEBHOOK_URL')
  return {
    url: url ? check('ZAPIER_WEBHOOK_URL', url, webAddress) : null,
    secret: read('WEBHOOK_SECRET', webhookSecret),
    previousSecret: read('WEBHOOK_SECRET_PREVIOUS', webhookSecret),
    allowPrivate: value('WEBHOOK_ALLOW_PRIVATE') === 'true',
  }
}

const pairs = z.pipe(
  list,
  z.array(
    z.pipe(
      z
        .string()
        .check(
          z.regex(
            /^[a-z][a-z-]*=/,
            'is not usable: write name=value pairs separated by commas, for example domain=example.com.',
          ),
        ),
      z.transform((pair): [string, string] => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), pair.slice(at + 1)]
      }),
    ),
  ),
)

function readAnalyticsTag({ read }: Reader): AnalyticsTag | null {
  const url = read('ANALYTICS_TAG_URL', addressWith('https'))
  return url === null ? null : { url, data: Object.fromEntries(read('ANALYTICS_TAG_DATA', pairs) ?? []) }
}

const hostedKeyNames = [
  'SUPABASE_ANON_KEY',
  'SUPABASE_PUBLISHABLE_KEY',
  'VITE_SUPABASE_PUBLISHABLE_KEY',
  'VITE_SUPABASE_ANON_KEY',
] as const

const hostedKey = z.string().check(
  z.regex(/^[\w.-]+$/, 'is not a key: copy the publishable (anon) key of the project.'),
  z.refine(
    (key) => !opensEverything(key),
    'is a secret key, which opens everything: set it to the publishable (anon) key of the project.',
  ),
)

/** Older keys are tokens that name their role. */
function opensEverything(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()
  return key.startsWith('sb_secret_') || /"role"\s*:\s*"service_role"/.test(claims)
}

function readHostedAccounts({ value, read }: Reader): HostedProject | null {
  const url = value('SUPABASE_URL') ?? value('VITE_SUPABASE_URL')
  const keyName = hostedKeyNames.find(value)
  if (!url && !keyName) return null
  const remedy =
    'a hosted project needs its address and its publishable key; remove the other to keep accounts on this server.'
  return {
    url: check('SUPABASE_URL', url ?? notSet('SUPABASE_URL', remedy), projectOrigin),
    key: (keyName && read(keyName, hostedKey)) ?? notSet('SUPABASE_ANON_KEY', remedy),
  }
}

function readCompany({ value, read }: Reader): Company {
  const base = defaultCompany
  requireTogether(value, ['COMPANY_LATITUDE', 'COMPANY_LONGITUDE'])
  requireTogether(value, ['COMPANY_HOURS', 'COMPANY_OPENING_HOURS'])
  return {
    ...base,
    name: value('COMPANY_NAME') ?? base.name,
    legalName: value('COMPANY_LEGAL_NAME') ?? value('COMPANY_NAME') ?? base.legalName,
    phone: value('COMPANY_PHONE') ?? base.phone,
    email: read('COMPANY_EMAIL', mailAddress) ?? base.email,
    street: value('COMPANY_STREET') ?? base.street,
    city: value('COMPANY_CITY') ?? base.city,
    region: value('COMPANY_REGION') ?? base.region,
    postalCode: value('COMPANY_POSTAL_CODE') ?? base.postalCode,
    latitude: read('COMPANY_LATITUDE', degrees(90)) ?? base.latitude,
    longitude: read('COMPANY_LONGITUDE', degrees(180)) ?? base.longitude,
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

function readListing({ value, read }: Reader): CompanyListing {
  const social = read('COMPANY_SOCIAL', z.pipe(list, z.array(webAddress))) ?? []
  return {
    ...defaultListing,
    openingHours: value('COMPANY_OPENING_HOURS') ?? defaultListing.openingHours,
    social: social.length > 0 ? social : defaultListing.social,
  }
}

/** Requires both settings or neither: changing only one would make them contradict each other. */
function requireTogether(value: Reader['value'], names: readonly [string, string]): void {
  const [missing, ...more] = names.filter((name) => value(name) === null)
  if (missing !== undefined && more.length === 0) {
    notSet(missing, `${names.join(' and ')} are changed together or not at all.`)
  }
}
