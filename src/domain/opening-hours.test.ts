import { expect, test } from 'vitest'
import { defaultListing } from '../content/company/company.ts'
import { readOpeningHours } from './opening-hours.ts'

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
