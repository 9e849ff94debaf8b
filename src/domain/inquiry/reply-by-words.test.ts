import { expect, test } from 'vitest'
import { replyByWords } from './reply-by-words.ts'

const portland = 'America/Los_Angeles'
/** Tuesday, 10:24 PM in Portland. */
const night = new Date('2026-11-18T06:24:00Z')

test.for([
  ['2026-11-18T19:00:00Z', 'by 11 AM tomorrow'],
  ['2026-11-18T07:45:00Z', 'by 11:45 PM today'],
  ['2026-11-19T20:00:00Z', 'by noon on Thursday'],
  ['2026-11-23T20:30:00Z', 'by 12:30 PM on Monday'],
  ['2026-11-25T02:00:00Z', 'by 6 PM on Tuesday, November 24'],
  ['2026-12-01T01:15:00Z', 'by 5:15 PM on Monday, November 30'],
  ['2027-01-04T18:00:00Z', 'by 10 AM on Monday, January 4, 2027'],
  ['2026-11-16T19:00:00Z', 'by 11 AM on Monday, November 16'],
] as const)('%s is %s on a Tuesday night', ([due, words]) => {
  expect(replyByWords(new Date(due), night, portland)).toBe(words)
})

test('the same moment is given in the reader’s local time', () => {
  const due = new Date('2026-11-18T19:00:00Z')
  expect(replyByWords(due, night, 'Europe/Berlin')).toBe('by 8 PM today')
  expect(replyByWords(due, night, 'Asia/Kolkata')).toBe('by 12:30 AM tomorrow')
})

test('text that is read later gives the day with its date', () => {
  expect(replyByWords(new Date('2026-11-18T19:00:00Z'), null, portland)).toBe(
    'by 11 AM on Wednesday, November 18',
  )
})
