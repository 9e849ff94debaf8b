import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectNoStall } from '../../../tests/support/servers/no-stall.ts'
import { cleanQuestion } from './asked-question.ts'

const textOf = (text: string) => cleanQuestion(text)?.text ?? null

test.for([
  ['Write to ada.l@example.co.uk please', 'Write to … please'],
  ['I am ada (at) example.com', 'I am …'],
  ['Call 503-555-0177 or +1 (503) 555 0178 after six', 'Call … or … after six'],
  ['Llámame al +34 612 34 56 78', 'Llámame al …'],
  ['ｃａｌｌ ５０３ ５５５ ０１７７', 'call …'],
  ['I am @ada.films there', 'I am … there'],
  ['See https://ada.example/me and www.ada.example', 'See … and …'],
  ['Deliver to 1220 NW 23rd Ave, is that far?', 'Deliver to …, is that far?'],
  ['My name is Ada Lovelace and I film', 'My name is … and I film'],
  ['Me llamo Ana. ¿Graban bodas?', 'Me llamo … ¿Graban bodas?'],
])('%j loses what leads to its writer', ([text, clean]) => {
  expect(textOf(text ?? '')).toBe(clean)
})

test.for([
  'Is the C70 free from 2026-12-04 to 12/06/2026?',
  'What do 3 cameras cost for 2 days, $15,000 or less?',
  'Do you have 24/7 support?',
  'Can I rent 12 lights on the way to the 4 K shoot?',
])('%j stays as it is', (text) => {
  expect(textOf(text)).toBe(text)
})

test('spelling makes no other question, words do', () => {
  const key = (text: string) => cleanQuestion(text)?.normalized
  expect(key('  ¿Cuánto CUESTA  un dron? ')).toBe(key('cuanto cuesta un dron'))
  expect(key('a drone')).not.toBe(key('two drones'))
})

test('nothing is left of signs, markup and mere contact details', () => {
  for (const text of ['???', '👍', ' \n', '<>', '…', 'ada@example.com'])
    expect(cleanQuestion(text)).toBeNull()
})

test('hostile text is cut and well formed', () => {
  const unit = fc.constantFrom(
    '\0',
    '\x1b',
    '\ud800',
    '\udc00',
    '𝒜',
    'ﷺ',
    'e\u0301',
    '<',
    '@',
    '1',
    'a',
    ' ',
    '.',
  )
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), fc.nat(20), (text, times) => {
      const clean = cleanQuestion(text.repeat(times))
      if (!clean) return
      expect(Math.max(clean.text.length, clean.normalized.length)).toBeLessThanOrEqual(500)
      expect(clean.text + clean.normalized).not.toMatch(/\p{Cs}|\p{Cc}/u)
    }),
  )
})

test('text made to keep the patterns busy holds nobody up', async () => {
  const pieces = ['1 ', 'a.', '1-', 'x (at) ', '12 a ', 'calle a ', 'my name is A ', 'ﷺ', '𝒜']
  await expectNoStall(async () => {
    for (const piece of pieces) cleanQuestion(piece.repeat(500).slice(0, 500))
  })
})
