import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDates } from './read-dates.ts'
import { readQuestion } from './read-question.ts'

/** A Wednesday. */
const today = '2026-11-18'

function read(text: string) {
  return readQuestion(text, today, 'en', null)
}

test.for([
  ['two-day conference with 300 people', 300, 2],
  ['a 3 day summit for about 1,200 attendees', 1200, 3],
  ['three hundred and fifty guests', 350, null],
  ['three hundred guests over a weekend', 300, 2],
  ['headcount is 80', 80, null],
  ['trescientas personas, dos días', 300, 2],
  ['a week for 12 participants', 12, 7],
  ['2k people', 2000, null],
  ['how much is the c70', null, null],
] as const)('“%s” has %s people and %s days', ([text, attendees, days]) => {
  expect(read(text)).toMatchObject({ attendees, days })
})

test.for([
  ['is it free on dec 12', '2026-12-12', null],
  ['March 3rd', '2027-03-03', null],
  ['from december 30 to january 2', '2026-12-30', '2027-01-02'],
  ['dec 5-7', '2026-12-05', '2026-12-07'],
  ['el 5 de marzo de 2027', '2027-03-05', null],
  ['del 5 al 7 de diciembre', '2026-12-05', '2026-12-07'],
  ['12/24', '2026-12-24', null],
  ['1/4', '2027-01-04', null],
  ['2026-12-01', '2026-12-01', null],
  ['tomorrow', '2026-11-19', null],
  ['pasado mañana', '2026-11-20', null],
  ['this weekend', '2026-11-21', '2026-11-22'],
  ['on friday', '2026-11-20', null],
  ['next friday', '2026-11-27', null],
  ['el próximo lunes', '2026-11-23', null],
  ['on the 25th', '2026-11-25', null],
  ['on the 3rd', '2026-12-03', null],
  ['open on thanksgiving?', '2026-11-26', null],
  ['¿abren en navidad?', '2026-12-25', null],
  ['new year’s day', '2027-01-01', null],
  ['february 30', null, null],
  ['we may come', null, null],
] as const)('“%s” names %s to %s', ([text, from, to]) => {
  expect(read(text)).toMatchObject({ from, to })
})

test('a day without its month is in the month the conversation was about', () => {
  expect(readDates('and on the 3rd?', today, '2027-02-10').from).toBe('2027-02-03')
})

test('contact details are noticed, and their digits are no quantity', () => {
  expect(read('call me at (503) 555-0199 about 2 cameras')).toMatchObject({
    phone: '(503) 555-0199',
    numbers: [2],
  })
  expect(read('write to ana@example.com please').email).toBe('ana@example.com')
  expect(read('we need it from 2026-12-01 to 2026-12-03').phone).toBeNull()
})

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(read(text).text).toBe(text)
    }),
  )
})
