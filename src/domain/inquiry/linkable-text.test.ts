import { expect, test } from 'vitest'
import { isLinkable } from './linkable-text.ts'

test.for([
  'See https://evil.example/x',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.example',
  'go to evil.com now',
  'evil.co/path',
  'büro.example',
  '例え。テスト',
  'ｅｖｉｌ．ｃｏｍ',
  'xn--p1ai.xn--p1ai',
  'write to me@home',
  '@evil_account',
  'mailto:me',
  'tel:911',
  '\\\\server\\share',
  '192.0.2.7/login',
  'Call +1 (503) 555-0142 today',
  'call 1.800.555.0199',
  'Call ５０３ ５５５ ０１４２',
])('%s can be clicked or called', (text) => {
  expect(isLinkable(text)).toBe(true)
})

test.for([
  '',
  'Two days, three cameras, one stream. Load-in at 7:30 a.m., e.g. by the dock.',
  'Budget: $15,000 to $30,000; about 1,200 guests on 12/04/2026, or 2026-12-04.',
  'Sennheiser G4 2.4 GHz... and 48 kHz/24 bit.',
  'Feature interview\n2 days\nv1.2',
])('%s stays plain text', (text) => {
  expect(isLinkable(text)).toBe(false)
})
