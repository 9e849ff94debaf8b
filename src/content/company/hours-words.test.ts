import { expect, test } from 'vitest'
import { officeHours } from '../../domain/office-hours.ts'
import { type OpeningHours, readOpeningHours } from '../../domain/opening-hours.ts'
import { defaultCompany, defaultListing } from './company.ts'
import { createDefaultFacts } from './facts.ts'
import { hoursWords } from './hours-words.ts'

const portland = 'America/Los_Angeles'

function hoursOf(text: string): OpeningHours {
  const read = readOpeningHours(text)
  if (!read) throw new Error(`${text} is no opening time`)
  return read
}

test('the default hours yield what pages show without any setting', () => {
  const { hours, hoursBothZones } = defaultCompany
  const calendar = { hours: hoursOf(defaultListing.openingHours), timeZone: portland }
  expect(hoursWords(calendar)).toEqual({ hours, hoursBothZones })
  const now = new Date()
  expect(officeHours(calendar, now)).toEqual(createDefaultFacts(now).officeHours)
})

test.for([
  [
    'Mo-Fr 09:30-17:00, Sa 10:00-14:00',
    portland,
    'Mon-Fri 9:30AM-5PM, Sat 10AM-2PM PT (Mon-Fri 12:30PM-8PM, Sat 1PM-5PM EST)',
  ],
  [
    'Mo,We,Fr-Su 08:00-12:00, Mo,We,Fr-Su 13:00-17:00',
    portland,
    'Mon/Wed/Fri-Sun 8AM-12PM and 1PM-5PM PT (11AM-3PM and 4PM-8PM EST)',
  ],
  ['Mo-Fr 09:00-18:00', 'America/Chicago', 'Mon-Fri 9AM-6PM CT (10AM-7PM EST)'],
  ['Mo-Fr 12:00-21:00', portland, 'Mon-Fri 12PM-9PM PT (3PM-12AM EST)'],
] as const)('%s in %s reads %s', ([text, timeZone, words]) => {
  expect(hoursWords({ hours: hoursOf(text), timeZone }).hoursBothZones).toBe(words)
})

test('the second zone is left out where it is the same, or where its days are others', () => {
  const bothZones = (text: string, timeZone: string) =>
    hoursWords({ hours: hoursOf(text), timeZone }).hoursBothZones
  expect(bothZones('Mo-Fr 09:00-18:00', 'America/New_York')).toBe('Mon-Fri 9AM-6PM ET')
  expect(bothZones('Fr 12:00-22:00', portland)).toBe('Fri 12PM-10PM PT')
  expect(bothZones('Mo-Fr 09:00-18:00', 'Asia/Tokyo')).toBe('Mon-Fri 9AM-6PM Japan Time')
  expect(bothZones('Mo-Su 00:00-24:00', portland)).toBe('Mon-Sun 24 hours PT')
})
