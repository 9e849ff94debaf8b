import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const origins = ['https://site.test', 'http://localhost:3000']

test.each([
  ['https://site.test/', '/'],
  ['https://site.test', '/'],
  ['https://site.test/quote?x=1#y', '/quote'],
  ['http://localhost:3000/inquiry', '/inquiry'],
  ['/quote', '/quote'],
  ['https://site.test/staff', '/staff'],
])('%s leads to %s', (asked, path) => {
  expect(redirectTarget(asked, origins)).toBe(path)
})

test.each([
  undefined,
  '',
  '/auth',
  '/nowhere',
  '/auth/v1/logout',
  'https://evil.example/quote',
  '//evil.example/quote',
  '/\\evil.example/quote',
  '\\\\evil.example\\quote',
  'https://site.test.evil.example/quote',
  'https://site.test@evil.example/quote',
  'http://site.test/quote',
  'https://site.test:8443/quote',
  'javascript:alert(1)//quote',
  'data:text/html,quote',
  'https://site.test/quote/../../etc',
  'https://site.test/quote%0d%0aSet-Cookie:x',
  'http://[',
])('%j leads to the home page', (asked) => {
  expect(redirectTarget(asked, origins)).toBe('/')
})
