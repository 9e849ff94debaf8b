import { expect, test } from 'vitest'
import { isTimeZone } from './time-zone.ts'

test('only the name of a known time zone is accepted', () => {
  for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Etc/GMT+5', 'UTC', 'America/Port-au-Prince']) {
    expect(isTimeZone(zone), zone).toBe(true)
  }
  for (const text of ['', ' ', 'Mars/Olympus', '+05:00', 'UTC\n', 'Europe/Berlin\0', 'A'.repeat(65)]) {
    expect(isTimeZone(text), JSON.stringify(text)).toBe(false)
  }
})
