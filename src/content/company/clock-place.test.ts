import { expect, test } from 'vitest'
import { clockPlace, onClockOf } from './clock-place.ts'

test.for([
  ['America/Los_Angeles', 'Portland', 'by noon in Portland'],
  ['America/Chicago', 'Chicago', 'by noon in Chicago'],
  ['America/New_York', 'New York', 'by noon in New York'],
  ['UTC', 'UTC', 'by noon UTC'],
  ['Etc/GMT+8', 'GMT-8', 'by noon GMT-8'],
] as const)('a time of the zone %s is one of %s', ([zone, place, said]) => {
  expect(clockPlace(zone)).toBe(place)
  expect(onClockOf(zone, 'by noon')).toBe(said)
})
