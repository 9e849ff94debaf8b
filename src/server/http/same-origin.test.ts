import { expect, test } from 'vitest'
import { csrfTokensMatch, originVerdict } from './same-origin.ts'

const own = ['https://www.example.com', 'http://localhost:3000']

test.for([
  ['same', { origin: 'https://www.example.com' }],
  ['same', { origin: 'http://localhost:3000' }],
  ['same', { origin: 'https://www.example.com', fetchSite: 'same-origin' }],
  ['same', { fetchSite: 'same-origin' }],
  ['same', { fetchSite: 'none' }],
  ['unsaid', {}],
  ['foreign', { origin: 'https://www.example.com', fetchSite: 'cross-site' }],
  ['foreign', { origin: 'https://www.example.com', fetchSite: 'same-site' }],
  ['foreign', { origin: 'https://www.example.com', fetchSite: '' }],
  ['foreign', { fetchSite: 'cross-site' }],
  ['foreign', { origin: 'https://evil.example', fetchSite: 'same-origin' }],
  ['foreign', { origin: 'null' }],
  ['foreign', { origin: '' }],
  ['foreign', { origin: 'http://www.example.com' }],
  ['foreign', { origin: 'https://www.example.com:8443' }],
  ['foreign', { origin: 'https://www.example.com.evil.example' }],
  ['foreign', { origin: 'https://www.example.com/' }],
  ['foreign', { origin: 'https://www.example.com, https://evil.example' }],
  ['foreign', { origin: 'HTTPS://WWW.EXAMPLE.COM' }],
] as const)('the verdict is %s for %o', ([verdict, headers]) => {
  expect(originVerdict({ origin: undefined, fetchSite: undefined, ...headers }, own)).toBe(verdict)
})

const token = '0123456789abcdef'.repeat(4)

test('a token matches itself', () => {
  expect(csrfTokensMatch(token, token)).toBe(true)
})

test.for([
  [undefined, undefined],
  ['', ''],
  [token, undefined],
  [undefined, token],
  [token, `${token.slice(0, -1)}0`],
  ['x', 'x'],
  [token.toUpperCase(), token.toUpperCase()],
  [`${token}\n`, `${token}\n`],
  [`${token}0`, `${token}0`],
  ['é'.repeat(32), 'é'.repeat(32)],
] as const)('%j and %j do not match', ([sent, cookie]) => {
  expect(csrfTokensMatch(sent, cookie)).toBe(false)
})
