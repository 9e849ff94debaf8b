import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultListing } from '../content/company/company.ts'
import { groupHours, type OpeningHours, readOpeningHours, writeOpeningHours } from './opening-hours.ts'

const nineToSix = { from: 9 * 60, to: 18 * 60 }

test('the company opens Monday to Friday from nine to six', () => {
  expect(readOpeningHours(defaultListing.openingHours)).toEqual([
    [],
    ...Array.from({ length: 5 }, () => [nineToSix]),
    [],
  ])
})

test('days may be listed, span the end of a week and have a break', () => {
  const noon = { from: 8 * 60 + 30, to: 12 * 60 }
  const evening = { from: 13 * 60, to: 24 * 60 }
  expect(readOpeningHours('Sa-Mo,We 13:00-24:00, Mo 08:30-12:00')).toEqual([
    [evening],
    [noon, evening],
    [],
    [evening],
    [],
    [],
    [evening],
  ])
})

test.for([
  '',
  'never',
  'Mo-Fr',
  'Mo-Xx 09:00-18:00',
  'Mo-Tu-We 09:00-18:00',
  'Mo-Fr 18:00-09:00',
  'Mo-Fr 09:00-09:00',
  'Mo-Fr 09:60-18:00',
  'Mo-Fr 09:00-24:15',
  'Mo-Fr 9:00-18:00',
  'Mo-Fr 09:00-18:00 PT',
  'Mo-Fr 09:00-12:00, Fr 11:00-15:00',
])('%s is not an opening time', (text) => {
  expect(readOpeningHours(text)).toBeNull()
})

test('hours are written as search engines read them, and read back the same', () => {
  const hours = readOpeningHours(defaultListing.openingHours) ?? []
  expect(writeOpeningHours(hours)).toBe(defaultListing.openingHours)
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 4 })
    .map((minutes) => minutes.sort((a, b) => a - b))
    .map((minutes) =>
      minutes.flatMap((from, index) => {
        const to = minutes[index + 1]
        return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
      }),
    )
  const weeks: fc.Arbitrary<OpeningHours> = fc
    .array(spans, { minLength: 7, maxLength: 7 })
    .filter((week) => week.some((day) => day.length > 0))
  fc.assert(
    fc.property(weeks, (week) => {
      expect(readOpeningHours(writeOpeningHours(week))).toEqual(week)
    }),
  )
})

test('days with the same hours belong together, and the week begins on Monday', () => {
  const hours = readOpeningHours('Mo,We-Fr,Su 09:00-17:00, Sa 10:00-12:00') ?? []
  expect(groupHours(hours).map(({ runs }) => runs)).toEqual([
    [
      { first: 1, last: 1 },
      { first: 3, last: 5 },
      { first: 0, last: 0 },
    ],
    [{ first: 6, last: 6 }],
  ])
})
