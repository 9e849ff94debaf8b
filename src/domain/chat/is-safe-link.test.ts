import { expect, test } from 'vitest'
import { isSafeLink } from './is-safe-link.ts'

test.for([
  '/',
  '/gear-list',
  '/#contact-form',
  '/quote?item=canon-eos-c70&days=2#quote-form',
  'tel:+15035550142',
  'mailto:hello@bridgelight.example',
])('an answer may link to %s', (url) => {
  expect(isSafeLink(url)).toBe(true)
})

test.for([
  '',
  'quote',
  '/no-such-page',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/quote\n',
  'https://evil.example/quote',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'tel:*21*5035550100#',
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a',
])('an answer must not link to %j', (url) => {
  expect(isSafeLink(url)).toBe(false)
})
