import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasHit, splitHits } from './split-hits.ts'

test('marks every word of the search, in any case', () => {
  expect(splitHits('A crane at dawn', 'DAWN cra')).toEqual([
    { text: 'A ', hit: false },
    { text: 'cra', hit: true },
    { text: 'ne at ', hit: false },
    { text: 'dawn', hit: true },
  ])
})

test('marks a phone number that was searched for with other signs', () => {
  expect(splitHits('+15035550142', '(503) 555-0142')).toEqual([
    { text: '+1', hit: false },
    { text: '5035550142', hit: true },
  ])
})

test('signs that mean something in a pattern are only signs', () => {
  expect(splitHits('100 % (net)', '% (')).toEqual([
    { text: '100 ', hit: false },
    { text: '%', hit: true },
    { text: ' ', hit: false },
    { text: '(', hit: true },
    { text: 'net)', hit: false },
  ])
  expect(hasHit('Ada', '')).toBe(false)
})

test('loses nothing of any text, whatever is searched for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, search) => {
      expect(
        splitHits(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
