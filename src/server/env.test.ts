import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { createClientAddress } from './http/client-address.ts'
import { StartError } from './start-error.ts'

const recaptcha = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' }
const webhook = { ZAPIER_WEBHOOK_URL: 'https://hooks.example.com/1?a=b' }
const hosted = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'sb_publishable_1' }
const serviceRole = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"iss":"supabase","role":"service_role"}').toString('base64url')}.c2ln`
const production = { NODE_ENV: 'production', SITE_URL: 'https://www.example.com', APP_SECRET: 'x'.repeat(32) }

test('nothing needs to be set on a developer’s machine', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    databaseUrl: null,
    appSecret: null,
  })
  expect(settings.mail).toMatchObject({ kind: 'folder' })
  expect(settings.company.name).toBe('Bridgelight Productions')
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('company values can be overridden one by one', () => {
  const { company, listing, openingHours } = readSettings({
    COMPANY_NAME: 'Other Films',
    COMPANY_PHONE: '(503) 555-0199',
    COMPANY_CITY: 'Astoria',
    COMPANY_LATITUDE: '46.19',
    COMPANY_LONGITUDE: '-123.83',
    COMPANY_HOURS: 'Tue-Sat 10AM-4PM',
    COMPANY_OPENING_HOURS: 'Tu-Sa 10:00-16:00',
    COMPANY_SOCIAL: 'https://video.example/other, https://photo.example/other',
    PARTNER_NAME: 'Other Youth',
  })
  expect(company).toMatchObject({ name: 'Other Films', legalName: 'Other Films', phone: '(503) 555-0199' })
  expect(company).toMatchObject({ city: 'Astoria', region: 'OR', latitude: 46.19, longitude: -123.83 })
  expect(company).toMatchObject({ hours: 'Tue-Sat 10AM-4PM', hoursBothZones: 'Tue-Sat 10AM-4PM' })
  expect(openingHours[6]).toEqual([{ from: 10 * 60, to: 16 * 60 }])
  expect(listing).toMatchObject({
    openingHours: 'Tu-Sa 10:00-16:00',
    social: ['https://video.example/other', 'https://photo.example/other'],
    priceRange: '$$$',
  })
  expect(company.partner.name).toBe('Other Youth')
  expect(company.email).toBe('hello@bridgelight.example')
})

test('a complete production environment is accepted', () => {
  expect(readSettings({ ...production, SITE_URL: 'https://www.example.com/' })).toMatchObject({
    production: true,
    host: '0.0.0.0',
    origin: 'https://www.example.com',
  })
})

test.for([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['PORT', { PORT: '-1' }],
  ['COMPANY_LATITUDE', { COMPANY_LATITUDE: '91', COMPANY_LONGITUDE: '0' }],
  ['COMPANY_LONGITUDE', { COMPANY_LATITUDE: '0', COMPANY_LONGITUDE: '123 W' }],
  ['COMPANY_LATITUDE', { COMPANY_LONGITUDE: '13.4' }],
  ['COMPANY_OPENING_HOURS', { COMPANY_HOURS: 'Tue-Sat 10AM-4PM' }],
  ['COMPANY_OPENING_HOURS', { COMPANY_HOURS: 'Never', COMPANY_OPENING_HOURS: 'never' }],
  ['COMPANY_OPENING_HOURS', { COMPANY_HOURS: 'Nights', COMPANY_OPENING_HOURS: 'Mo-Fr 18:00-09:00' }],
  ['COMPANY_SOCIAL', { COMPANY_SOCIAL: 'https://video.example/us, @us' }],
  ['SITE_URL', { ...production, SITE_URL: '' }],
  ['SITE_URL', { SITE_URL: 'www.example.com' }],
  ['SITE_URL', { SITE_URL: 'https://www.example.com/path' }],
  ['SITE_URL', { SITE_URL: 'ftp://www.example.com' }],
  ['APP_SECRET', { ...production, APP_SECRET: '' }],
  ['APP_SECRET', { ...production, APP_SECRET: 'short' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://host/db' }],
  ['DATABASE_URL', { DATABASE_URL: 'nonsense' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
  ['INQUIRIES_TO', { INQUIRIES_TO: 'nobody' }],
  ['LEADS_TO', { LEADS_TO: 'owner@example.com' }],
  ['ACCOUNT_MAILS_PER_HOUR', { ACCOUNT_MAILS_PER_HOUR: '0' }],
  ['ACCOUNT_MAILS_PER_HOUR', { ACCOUNT_MAILS_PER_HOUR: 'many' }],
  ['INQUIRIES_TO', { INQUIRIES_TO: 'a@example.com, b@example.com' }],
  ['INQUIRIES_TO', { INQUIRIES_TO: 'a@example.com\r\nBcc: b@example.com' }],
  ['MAIL_FROM', { MAIL_FROM: 'The Company <a@example.com>' }],
  ['SERVICE_KEY', { SERVICE_KEY: 'x'.repeat(31) }],
  ['SERVICE_KEY', { SERVICE_KEY: ` ${'x'.repeat(31)} ` }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example.com' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8/8' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '2001:db8::/129' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1 10.0.0.2' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1,*' }],
  ['RECAPTCHA_SECRET_KEY', { RECAPTCHA_SITE_KEY: 'site' }],
  ['RECAPTCHA_SITE_KEY', { RECAPTCHA_SECRET_KEY: 'secret' }],
  ['RECAPTCHA_ORIGIN', { ...recaptcha, RECAPTCHA_ORIGIN: 'www.recaptcha.net' }],
  ['RECAPTCHA_ORIGIN', { ...recaptcha, RECAPTCHA_ORIGIN: 'javascript:alert(1)' }],
  ['ZAPIER_WEBHOOK_URL', { ZAPIER_WEBHOOK_URL: 'hooks.example.com/1' }],
  ['ZAPIER_WEBHOOK_URL', { ZAPIER_WEBHOOK_URL: 'file:///etc/passwd' }],
  ['ZAPIER_WEBHOOK_URL', { VITE_ZAPIER_WEBHOOK_URL: 'ftp://hooks.example.com' }],
  ['ANALYTICS_TAG_URL', { ANALYTICS_TAG_URL: 'http://counter.example/a.js' }],
  ['ANALYTICS_TAG_DATA', { ANALYTICS_TAG_URL: 'https://counter.example/a.js', ANALYTICS_TAG_DATA: 'domain' }],
  [
    'ANALYTICS_TAG_DATA',
    { ANALYTICS_TAG_URL: 'https://counter.example/a.js', ANALYTICS_TAG_DATA: 'on load=1' },
  ],
  ['WEBHOOK_SECRET', { ...webhook, WEBHOOK_SECRET: 'x'.repeat(40) }],
  ['WEBHOOK_SECRET', { ...webhook, WEBHOOK_SECRET: `whsec_${'A'.repeat(31)}` }],
  ['WEBHOOK_SECRET', { ...webhook, WEBHOOK_SECRET: `whsec_${'!'.repeat(40)}` }],
  ['SUPABASE_ANON_KEY', { SUPABASE_URL: 'https://project.example' }],
  ['SUPABASE_URL', { SUPABASE_ANON_KEY: 'sb_publishable_1' }],
  ['SUPABASE_URL', { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' }],
  ['SUPABASE_URL', { ...hosted, SUPABASE_URL: 'project.example' }],
  ['SUPABASE_URL', { ...hosted, SUPABASE_URL: 'ftp://project.example' }],
  ['SUPABASE_URL', { ...hosted, SUPABASE_URL: 'https://project.example/auth/v1' }],
  ['SUPABASE_URL', { ...hosted, SUPABASE_URL: 'https://project.example/?apikey=1' }],
  ['SUPABASE_ANON_KEY', { ...hosted, SUPABASE_ANON_KEY: 'sb_secret_1' }],
  ['SUPABASE_ANON_KEY', { ...hosted, SUPABASE_ANON_KEY: serviceRole }],
  ['SUPABASE_ANON_KEY', { ...hosted, SUPABASE_ANON_KEY: 'two words' }],
  [
    'VITE_SUPABASE_PUBLISHABLE_KEY',
    { VITE_SUPABASE_URL: 'https://a.example', VITE_SUPABASE_PUBLISHABLE_KEY: serviceRole },
  ],
] as const)('%s: a bad value is refused with one line that names the variable', ([name, env]) => {
  const read = () => readSettings(env)
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name}.*$`))
})

test.for([
  { DATABASE_URL: 'mysql://user:hunter2@host/db' },
  { SMTP_URL: 'http://user:hunter2@host' },
  { ZAPIER_WEBHOOK_URL: 'gopher://hooks.example.com/hunter2' },
  { RECAPTCHA_SECRET_KEY: 'hunter2' },
  { SERVICE_KEY: 'hunter2' },
  { APP_SECRET: 'hunter2' },
  { ...webhook, WEBHOOK_SECRET: 'hunter2' },
  { ...hosted, SUPABASE_URL: 'https://user:hunter2@project.example' },
  { ...hosted, SUPABASE_ANON_KEY: 'sb_secret_hunter2' },
  { SUPABASE_ANON_KEY: 'hunter2' },
])('the error for a bad value does not repeat its secrets: %o', (env) => {
  expect(() => readSettings(env)).toThrow(/^(?!.*hunter2)/)
})

test('without settings nothing is opened, trusted or sent anywhere', () => {
  expect(readSettings({})).toMatchObject({
    inquiriesTo: 'hello@bridgelight.example',
    mailFrom: 'hello@bridgelight.example',
    serviceKey: null,
    trustedProxies: [],
    recaptcha: null,
    webhook: { url: null, secret: null, previousSecret: null, allowPrivate: false },
    hostedAccounts: null,
  })
  expect(readSettings({ COMPANY_EMAIL: 'us@example.com' })).toMatchObject({
    inquiriesTo: 'us@example.com',
    mailFrom: 'us@example.com',
  })
})

test('the settings for inquiries are read', () => {
  const settings = readSettings({
    ...recaptcha,
    ...webhook,
    INQUIRIES_TO: ' inquiries@example.com ',
    MAIL_FROM: 'no-reply@example.com',
    SERVICE_KEY: 'k'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,,2001:db8::/32 , ::1',
    RECAPTCHA_ORIGIN: 'https://www.recaptcha.net/path',
    WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    WEBHOOK_ALLOW_PRIVATE: 'true',
  })
  expect(settings).toMatchObject({
    inquiriesTo: 'inquiries@example.com',
    mailFrom: 'no-reply@example.com',
    serviceKey: 'k'.repeat(32),
    trustedProxies: ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1'],
    recaptcha: { siteKey: 'site', secretKey: 'secret', origin: 'https://www.recaptcha.net' },
    webhook: {
      url: 'https://hooks.example.com/1?a=b',
      secret: `whsec_${'A'.repeat(32)}`,
      previousSecret: null,
      allowPrivate: true,
    },
  })
  expect(() => createClientAddress(settings.trustedProxies)).not.toThrow()
})

test('the captcha and the webhook have defaults', () => {
  expect(readSettings(recaptcha).recaptcha?.origin).toBe('https://www.google.com')
  const url = 'https://hooks.example.com/1?a=b'
  expect(readSettings({ VITE_ZAPIER_WEBHOOK_URL: url }).webhook).toEqual({
    url,
    secret: null,
    previousSecret: null,
    allowPrivate: false,
  })
  expect(readSettings({ ...webhook, WEBHOOK_ALLOW_PRIVATE: 'yes' }).webhook).toMatchObject({
    allowPrivate: false,
  })
})

test.for([
  hosted,
  { ...hosted, SUPABASE_URL: ' https://project.example/ ' },
  { SUPABASE_URL: hosted.SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: hosted.SUPABASE_ANON_KEY },
  { VITE_SUPABASE_URL: hosted.SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: hosted.SUPABASE_ANON_KEY },
])('a hosted project is read from %o', (env) => {
  expect(readSettings(env).hostedAccounts).toEqual({
    url: 'https://project.example',
    key: 'sb_publishable_1',
  })
})

test('an older project’s public key is accepted', () => {
  const key = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"anon"}').toString('base64url')}.c2ln`
  expect(readSettings({ ...hosted, SUPABASE_ANON_KEY: key }).hostedAccounts?.key).toBe(key)
})
