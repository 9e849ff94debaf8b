import { expect, test } from 'vitest'
import { defaultCompany } from '../../content/company/company.ts'
import type { WorkCalendar } from '../../domain/work-calendar.ts'
import { describeSender } from '../mail/describe-sender.ts'
import { followHours } from './current-company.ts'

test('a mail is signed with the hours of the moment it is written', () => {
  let set: WorkCalendar | null = null
  const company = followHours(defaultCompany, () => set)
  const lines = () => describeSender(company, 'http://site.test').lines
  expect(lines()).toContain(defaultCompany.hoursBothZones)
  const hours = [[], [], [], [], [], [{ from: 600, to: 840 }], []]
  set = { timeZone: 'America/New_York', hours, federalHolidays: true, closedDays: [] }
  expect(lines()).toContain('Fri 10AM-2PM ET')
})
