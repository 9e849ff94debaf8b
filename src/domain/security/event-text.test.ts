import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanEventText, cleanText } from './event-text.ts'

describe('cleanEventText', () => {
  it('keeps the first 100 characters of a console line, on one line', () => {
    expect(cleanEventText('text', `one\r\n\ttwo\u2028three ${'x y '.repeat(100)}`)).toHaveLength(100)
    expect(cleanEventText('text', ' one\r\n\ttwo\u2028three ')).toBe('one two three')
  })

  it('redacts before it cuts, so that no part of a secret is left', () => {
    const key = 'k9'.repeat(20)
    expect(cleanEventText('text', `${'. '.repeat(45)}${key}`)).not.toContain('k9')
  })

  it('keeps the lines of a stack', () => {
    expect(cleanEventText('stack', 'Error\n    at a\r\n    at b\u0000')).toBe('Error\n    at a\n    at b')
  })

  it.each([
    ['https://example.com/a?token=1#x', 'https://example.com/a'],
    ['https://me:pw@example.com/a', 'https://[redacted]@example.com/a'],
    ['/inquiry/kJ8_x-Q2mLw0aPzT9bVc1e', '/inquiry/[redacted]'],
    ['data:text/html,<script>alert(1)</script>', 'data'],
    ['JavaScript:alert(1)', 'javascript'],
    ['inline', 'inline'],
    ['', ''],
  ])('shortens the address %s to %s', (address, kept) => {
    expect(cleanEventText('blocked', address)).toBe(kept)
  })

  it('leaves nothing a database, a log line or a screen could trip over', () => {
    const hostile = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\u0000', '\ud800', '\udc00', '\u202e', '\u0085', '\u001b[31m', '😀'),
      ),
      { size: 'medium' },
    )
    fc.assert(
      fc.property(hostile, (parts) => {
        for (const field of ['text', 'stack', 'file'] as const) {
          const text = cleanEventText(field, parts.join(''))
          expect(text.isWellFormed()).toBe(true)
          expect(text).not.toMatch(/(?![\t\n])\p{Cc}|\u202e/u)
          expect(text.length).toBeLessThanOrEqual(2000)
        }
      }),
    )
  })
})

describe('cleanText', () => {
  it('never cuts a character in two', () => {
    expect(cleanText('ab😀', 3)).toBe('ab')
    expect(cleanText('ab😀', 4)).toBe('ab😀')
  })
})
