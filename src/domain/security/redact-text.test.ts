import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectNoStall } from '../../../tests/support/servers/no-stall.ts'
import { redactText } from './redact-text.ts'

const secret = 'hunter2-Xy'

describe('redactText', () => {
  it.each([
    `password: ${secret}`,
    `Password is ${secret}, do not tell`,
    `{"password":"${secret}"}`,
    `csrf_token=${secret}`,
    `accessToken ${secret}`,
    `the SECRET of ${secret}`,
    `pASSword\t${secret}`,
    `Authorization: Bearer ${secret}`,
    `api_key=${secret}`,
    `Cookie: a=${secret}`,
    `https://example.com/reset?code=${secret}`,
    `/auth#${secret}`,
    `https://someone:${secret}@example.com/`,
    `/inquiry/${secret}`,
    `fetching /a.js?v=${secret}&x=1 failed`,
  ])('hides the secret in: %s', (text) => {
    expect(redactText(text)).not.toContain('hunter2')
    expect(redactText(text)).toContain('[redacted]')
  })

  it.each([
    'jane.doe+news@mail.example.co.uk',
    'jörg@bücher.example',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
    '5f4dcc3b5aa765d61d8327deb882cf99',
    'dGhpcyBpcyBhIHNlY3JldCBrZXk0Mg==',
    'kJ8_x-Q2mLw0aPzT9bVc1e',
    'QWxhZGRpbjpvcGVu/HNlc2FtZQpBbGFkZGlu+OnBlbiB/zZXNhbWU5',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  ])('hides %s anywhere in a text', (value) => {
    expect(redactText(`before ${value} after`)).toBe('before [redacted] after')
  })

  it('keeps the text before a secret, and the other lines of a stack', () => {
    expect(redactText('Sign-in refused: token abc\n    at read (/assets/a.js:1:2)')).toBe(
      'Sign-in refused: token [redacted]\n    at read (/assets/a.js:1:2)',
    )
  })

  it.each([
    'TypeError: Cannot read properties of undefined (reading "map")',
    '    at https://example.com/assets/entry-browser-B7pD4klX.js:1:2034',
    'render@https://example.com/assets/portfolio-page-DkrgrTlJ.js:12:7',
    'getDerivedStateFromError called twice',
    'Is this it? Yes.',
    'at 2026-01-01T00:00:00.000Z',
  ])('leaves unchanged: %s', (text) => {
    expect(redactText(text)).toBe(text)
  })

  it('changes nothing in a second pass', () => {
    const words = ['password', 'token', '?a=b', '#x', '//', '@', 'a.b', 'eyJ', '.', ' ', '\n', 'f00', '=']
    const text = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(text, (parts) => {
        const once = redactText(parts.join(''))
        expect(redactText(once)).toBe(once)
      }),
    )
  })

  it.each(['?', '//', 'http://', 'a@', 'a.', 'eyJ', 'x1-', '/inquiry/', 'token', ' ', '@@//', 'A/', '?='])(
    'stays fast on a long run of %j',
    async (piece) => {
      const text = piece.repeat(20_000 / piece.length)
      await expectNoStall(() => redactText(`${text}!`))
    },
  )
})
