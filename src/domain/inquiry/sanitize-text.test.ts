import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectNoStall } from '../../../tests/support/servers/no-stall.ts'
import { sanitizeText } from './sanitize-text.ts'

test.for([
  ['  Ann  ', 'Ann'],
  ['<b>Ann</b>', 'bAnn/b'],
  ['javascript:alert(1)', 'alert(1)'],
  ['JaVaScRiPt:x', 'x'],
  ['javajavascript:script:x', 'x'],
  ['java<script:x', 'x'],
  ['a onclick=steal()', 'a steal()'],
  ['on<click=x', 'x'],
  ['we met on Monday = great', 'we met on Monday = great'],
  ['line one\nline two', 'line one\nline two'],
  ['nul\u0000 and \u202ereversed', 'nul and reversed'],
  ['lone \ud800 surrogate', 'lone \ufffd surrogate'],
] as const)('%j becomes %j', ([input, expected]) => {
  expect(sanitizeText(input)).toBe(expected)
})

test('no input leaves anything forbidden in the result, and a second pass changes nothing', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('<', '>', 'java', 'script:', 'on', 'click', '=', ' ', 'a', '\u0000', '\ud800'),
  })
  fc.assert(
    fc.property(nasty, (text) => {
      const clean = sanitizeText(text)
      expect(clean).not.toMatch(/[<>]|javascript:|\bon\w+\s*=/i)
      expect(clean.isWellFormed()).toBe(true)
      expect(sanitizeText(clean)).toBe(clean)
    }),
  )
})

test('a long hostile text takes no noticeable time', async () => {
  await expectNoStall(() => {
    sanitizeText('on'.repeat(5_000) + 'a'.repeat(5_000))
    sanitizeText('<javascript:'.repeat(1_000))
  })
})
