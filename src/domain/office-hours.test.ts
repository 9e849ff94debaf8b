import { expect, test } from 'vitest'
import { officeHours } from './office-hours.ts'
import { readOpeningHours } from './opening-hours.ts'

const summer = new Date('2026-07-01T12:00:00Z')

test.for([
  ['the hours of most days', 'Mo-We 09:00-17:00, Th-Su 10:00-14:00', 'America/Los_Angeles', [[600, 840]]],
  [
    'the earlier days of as many',
    'Sa-Su 10:00-14:00, Mo-Tu 08:30-17:00',
    'America/Los_Angeles',
    [[510, 1020]],
  ],
  [
    'every part of a day with a break',
    'Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00',
    'America/Los_Angeles',
    [
      [480, 720],
      [780, 1020],
    ],
  ],
  ['the same moments on Portland’s clock', 'Mo-Fr 09:00-18:00', 'America/New_York', [[360, 900]]],
  ['moments of the day before', 'Mo-Fr 09:00-18:00', 'Europe/London', [[60, 600]]],
  ['moments across midnight', 'Mo-Fr 06:00-14:00', 'Europe/Berlin', [[-180, 300]]],
] as const)('office hours are %s', ([, text, timeZone, spans]) => {
  const hours = readOpeningHours(text)
  expect(hours && officeHours({ hours, timeZone }, summer)).toEqual(spans)
})
