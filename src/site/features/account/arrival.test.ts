import { expect, test } from 'vitest'
import { readArrival as read } from './arrival.ts'

const site = 'https://studio.example'

const readArrival = (address: string) => read(address, site)

test('a plain address is no arrival', () => {
  for (const path of ['/', '/auth', '/auth?next=/inquiry', '/#contact-form'])
    expect(readArrival(site + path)).toBe(null)
})

test('a link from an email says what it is for and where it leads', () => {
  expect(readArrival(`${site}/auth#token_hash=abc-_1&type=signup&next=%2F`)).toEqual({
    kind: 'link',
    link: 'signup',
    tokenHash: 'abc-_1',
    next: '/',
  })
  expect(readArrival(`${site}/auth#token_hash=abc&type=recovery&next=%2Fquote`)).toMatchObject({
    link: 'recovery',
    next: '/quote',
  })
})

test.each(['magiclink', 'email_change', 'factor_reset', 'invite', 'first_owner'])(
  'a link of the type %s is told apart',
  (link) => {
    expect(readArrival(`${site}/auth#token_hash=abc&type=${link}&next=%2Faccount`)).toMatchObject({
      link,
      next: '/account',
    })
  },
)

test('a link of a type that we never send is treated as a confirmation, which the server then refuses', () => {
  expect(readArrival(`${site}/auth#token_hash=abc&type=other`)).toMatchObject({ link: 'signup' })
})

function tokensFrom(iss: string): string {
  const token = `e30.${Buffer.from(JSON.stringify({ iss, sub: '??>' })).toString('base64url')}.sig`
  return `access_token=${token}&refresh_token=b&expires_in=3600&token_type=bearer`
}

test('tokens that no hosted project has issued sign nobody in', () => {
  expect(readArrival(`${site}/#${tokensFrom(`${site}/auth/v1`)}&type=signup`)).toEqual({ kind: 'refused' })
  expect(readArrival(`${site}/#access_token=a&refresh_token=b&type=recovery`)).toEqual({ kind: 'refused' })
})

test('tokens in an address are accepted at the canonical origin only', () => {
  const tokens = tokensFrom('https://project.example/auth/v1')
  for (const canonical of ['https://www.studio.example', 'http://studio.example', null]) {
    expect(read(`${site}/#${tokens}&type=signup`, canonical)).toEqual({ kind: 'refused' })
  }
  expect(read(`${site}/#${tokens}&type=signup`, site)).toEqual({ kind: 'session', recovery: false })
})

test('our own links work under any name that the site is reached by', () => {
  expect(read(`${site}/auth#token_hash=abc&type=recovery`, null)).toMatchObject({ link: 'recovery' })
})

test('an address from a hosted project holds a session or an error', () => {
  const tokens = tokensFrom('https://project.example/auth/v1')
  expect(readArrival(`${site}/#${tokens}&type=signup`)).toEqual({ kind: 'session', recovery: false })
  expect(readArrival(`${site}/portfolio#${tokens}&type=recovery`)).toEqual({
    kind: 'session',
    recovery: true,
  })
  const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid'
  expect(readArrival(`${site}/#${error}`)).toEqual({ kind: 'refused' })
  expect(readArrival(`${site}/?${error}`)).toEqual({ kind: 'refused' })
})
