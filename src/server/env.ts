import { resolve } from 'node:path'
import { type Company, defaultCompany } from '../content/company.ts'
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
  readonly company: Company
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
    company: readCompany(value),
  }
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
  return {
    ...base,
    name: value('COMPANY_NAME') ?? base.name,
    legalName: value('COMPANY_LEGAL_NAME') ?? value('COMPANY_NAME') ?? base.legalName,
    phone: value('COMPANY_PHONE') ?? base.phone,
    email: value('COMPANY_EMAIL') ?? base.email,
    street: value('COMPANY_STREET') ?? base.street,
    postalCode: value('COMPANY_POSTAL_CODE') ?? base.postalCode,
    mapUrl: value('COMPANY_MAP_URL') ?? base.mapUrl,
    showreelUrl: value('COMPANY_SHOWREEL_URL') ?? base.showreelUrl,
    partner: {
      name: value('PARTNER_NAME') ?? base.partner.name,
      url: value('PARTNER_URL') ?? base.partner.url,
    },
  }
}
