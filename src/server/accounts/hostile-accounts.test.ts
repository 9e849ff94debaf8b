import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { origin } from '../../../tests/support/servers/account-app.ts'
import { createAccountCalls, expectInOrder } from '../../../tests/support/servers/account-calls.ts'
import { displayNameField } from '../../domain/account/account-fields.ts'
import { authPath, pagePaths, serverPaths } from '../../routes.ts'
import { isMailAddress } from '../mail/mail-message.ts'

const { accounts, member, calls, send } = await createAccountCalls()
const slow = 120_000
const anyCall = fc.nat().map((n) => {
  const all = calls()
  return all[n % all.length] ?? { method: 'GET', path: authPath, body: {} }
})

beforeEach(async () => {
  await accounts.forgetRates()
  accounts.logged.length = 0
})

/** Everything stored in the meantime is sanitized and addressable, and no account was created. */
async function expectOnlyGoodKept(): Promise<void> {
  expect(await accounts.rows('select email, role from users')).toEqual([
    { email: member.email, role: 'producer' },
  ])
  const kept = await accounts.rows<{ email: string; display_name: string; next: string }>(
    'select email, display_name, next from sign_ups',
  )
  const asked = await accounts.rows<{ email: string; next: string }>(
    `select data->>'email' as email, data->>'next' as next from pgboss.job where name = 'account-mails'`,
  )
  const pages: readonly string[] = Object.values(pagePaths)
  for (const { email, next } of [...kept, ...asked]) {
    expect([isMailAddress(email), email.toLowerCase(), pages.includes(next)]).toEqual([true, email, true])
  }
  for (const { display_name: name } of kept) if (name !== '') expect(displayNameField.parse(name)).toBe(name)
  expect(accounts.logged.join('')).not.toContain('"level":"error"')
}

const nasty = [
  ...['\u0000', '\ud800', '\udfff', '\u202e', '\u200f', '\u0301', '\u2028', '\ufeff', '\uffff', '𠮷', 'ﷺ'],
  ...['\r\n', '\r\nBcc: everyone@example.com\r\n', '<script>', 'javascript:', ' onload=', '"', ',', ';', '@'],
  ...["'; drop table users; --", '%_\\', '$1', '../..', '\u212a', 'İ', 'ı', '+', '.', ' ', 'a', 'é'],
] as const
const hostileText = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...nasty) },
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
  maxLength: 12,
})
const anyValue = fc.oneof(hostileText, fc.jsonValue(), fc.constant('x'.repeat(5_000)))
const hostileEmail = fc.oneof(
  hostileText,
  hostileText.map((text) => `a${text}@example.com`),
  hostileText.map((text) => `a@example.com${text}`),
  hostileText.map((text) => `a@${text}example.com`),
)
const anyHeader = fc.string({
  unit: fc.constantFrom(...'aB9 ;=,"%\\/.:-_~<>\t\u00e9\u0080\u00ff'),
  maxLength: 60,
})

test('any body sent to any call gets an orderly answer', { timeout: slow }, async () => {
  const body = fc.oneof(
    fc.json(),
    hostileText,
    anyValue.map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(anyCall, body, async ({ method, path }, text) => {
      const answer = await send(method, path, { body: text })
      await expectInOrder(answer)
      // The other calls do not read a body.
      if (/signup|token|recover|resend|verify/.test(path)) expect(answer.status).toBeGreaterThanOrEqual(400)
    }),
    { numRuns: 250 },
  )
  await expectOnlyGoodKept()
})

test('extra members in a body are refused or change nothing they must not change', {
  timeout: slow,
}, async () => {
  const names = [
    ...['email', 'password', 'data', 'type', 'token_hash', 'refresh_token', 'factor_type', 'code', 'phone'],
    ...[
      'friendly_name',
      'issuer',
      'challenge_id',
      'role',
      'app_metadata',
      'id',
      'aud',
      'constructor',
      '__proto__',
    ],
  ]
  const changes = fc.dictionary(fc.constantFrom(...names), anyValue, { maxKeys: 3 })
  await fc.assert(
    fc.asyncProperty(anyCall, changes, async ({ method, path, body }, also) => {
      const text = JSON.stringify({ ...body, ...also })
      await expectInOrder(await send(method, path, { body: text }))
    }),
    { numRuns: 150 },
  )
  await expectOnlyGoodKept()
  expect({}).not.toHaveProperty('polluted')
})

test('any text sent as a name is stored exactly as sanitized, or not at all', {
  timeout: slow,
}, async () => {
  const stored = async () =>
    (await accounts.rows<{ display_name: string }>('select display_name from users'))[0]?.display_name
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostileText, fc.string({ maxLength: 150 })), async (display_name) => {
      await accounts.forgetRates()
      const before = await stored()
      const wanted = displayNameField.safeParse(display_name)
      const answer = await send('PUT', serverPaths.authUser, {
        body: JSON.stringify({ data: { display_name } }),
      })
      expect(answer.status).toBe(wanted.success ? 200 : 400)
      expect(await stored()).toBe(wanted.success ? wanted.data : before)
    }),
    { numRuns: 100 },
  )
})

test('any text sent as an email address is either a single valid address or refused', {
  timeout: slow,
}, async () => {
  await fc.assert(
    fc.asyncProperty(hostileEmail, async (email) => {
      for (const path of [serverPaths.authRecover, serverPaths.authResend]) {
        const answer = await send('POST', path, { body: JSON.stringify({ email, type: 'signup' }) })
        expect([200, 400, 429]).toContain(answer.status)
      }
    }),
    { numRuns: 150 },
  )
  await expectOnlyGoodKept()
})

test('any query leads to our own pages only', { timeout: slow }, async () => {
  const names = ['redirect_to', 'token_hash', 'token', 'type', 'grant_type', 'scope', 'next']
  const query = fc.dictionary(fc.constantFrom(...names), hostileText, { maxKeys: 4 })
  await fc.assert(
    fc.asyncProperty(anyCall, query, fc.constantFrom('GET', 'HEAD'), async (call, also, reading) => {
      const search = new URLSearchParams(
        Object.entries(also).map(([name, text]) => [name, text.toWellFormed()]),
      )
      const followed = await send(reading, `${serverPaths.authVerify}?${search}`)
      await expectInOrder(followed, reading)
      expect(followed.headers.get('Location')).toMatch(
        /^\/auth(#token_hash=[\w-]+&type=\w+&next=%2F[\w%-]*)?$/,
      )
      const path = `${call.path.split('?')[0]}?${search}&redirect_to=%E0%A4%A&scope=others`
      await expectInOrder(await send(call.method, path, { body: '{}' }))
    }),
    { numRuns: 100 },
  )
  await expectOnlyGoodKept()
})

test('no header content grants access', { timeout: slow }, async () => {
  await fc.assert(
    fc.asyncProperty(anyCall, anyHeader, async ({ method, path, body }, header) => {
      for (const headers of [
        { Authorization: header },
        { Authorization: `Bearer ${header}` },
        { Cookie: header },
        { Cookie: `device=${header}` },
      ]) {
        const answer = await send('GET', serverPaths.authUser, { headers })
        await expectInOrder(answer)
        expect(answer.status).toBe('Cookie' in headers ? 200 : answer.status === 401 ? 401 : 403)
      }
      const text = JSON.stringify(body)
      const typed = await send(method, path, { body: text, headers: { 'Content-Type': header } })
      await expectInOrder(typed)
      const foreign = await send(method, path, { body: text, headers: { Origin: header || 'null' } })
      expect(foreign.status).toBe(403)
    }),
    { numRuns: 60 },
  )
})

test('any path and method gets an orderly answer', { timeout: slow }, async () => {
  const segment = fc.oneof(
    fc.constantFrom('..', '.', '', '%2e%2e', '%00', '%E0%A4%A', 'admin', 'users', 'USER', 'user', 'signup '),
    fc.constantFrom('token', 'factors', '.well-known', 'jwks.json', 'health', 'settings', 'invite', 'otp'),
    hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']
  await fc.assert(
    fc.asyncProperty(
      fc.array(segment, { maxLength: 4 }),
      fc.constantFrom(...methods),
      async (segments, method) => {
        const path = `${authPath}/${segments.join('/')}`
        const inside = new URL(path, origin).pathname.startsWith(`${authPath}/`)
        const answer = await send(method, path)
        if (inside) await expectInOrder(answer, method)
        else expect(answer.status).toBeLessThan(500)
      },
    ),
    { numRuns: 200 },
  )
  await expectOnlyGoodKept()
})

test('prototypes stay unchanged, and the last of two members with the same name counts', async () => {
  const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
  const name = '"data":{"display_name":"First"},"data":{"display_name":"Last",'
  const answer = await send('PUT', serverPaths.authUser, { body: `{${poison},${name}${poison}}}` })
  expect((await answer.json()).user_metadata.display_name).toBe('Last')
  expect({}).not.toHaveProperty('polluted')
})
