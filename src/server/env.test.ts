import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { StartError } from './start-error.ts'

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

test('single company values can be overridden', () => {
  const { company } = readSettings({
    COMPANY_NAME: 'Other Films',
    COMPANY_PHONE: '(503) 555-0199',
    PARTNER_NAME: 'Other Youth',
  })
  expect(company).toMatchObject({ name: 'Other Films', legalName: 'Other Films', phone: '(503) 555-0199' })
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
  ['SITE_URL', { ...production, SITE_URL: '' }],
  ['SITE_URL', { SITE_URL: 'www.example.com' }],
  ['SITE_URL', { SITE_URL: 'https://www.example.com/path' }],
  ['SITE_URL', { SITE_URL: 'ftp://www.example.com' }],
  ['APP_SECRET', { ...production, APP_SECRET: '' }],
  ['APP_SECRET', { ...production, APP_SECRET: 'short' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://host/db' }],
  ['DATABASE_URL', { DATABASE_URL: 'nonsense' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
] as const)('%s: a bad value is refused in one line that names it', ([name, env]) => {
  const read = () => readSettings(env)
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name}.*$`))
})

test('a password in a bad address is not repeated', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://user:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/)
})
