import { expect, test } from 'vitest'
import { zoneCity } from './zone-city.ts'

test.each([
  ['America/Los_Angeles', 'Los Angeles'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Europe/Berlin', 'Berlin'],
  ['UTC', null],
  ['Etc/GMT+8', null],
  ['', null],
  [null, null],
])('%j is the zone of %j', (zone, city) => {
  expect(zoneCity(zone)).toBe(city)
})
