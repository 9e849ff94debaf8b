import { expect, test } from 'vitest'
import { holidaysAhead } from './work-calendar.ts'

test('the holidays ahead are those on days with hours', () => {
  const weekdays = (day: number) => day > 0 && day < 6
  expect(holidaysAhead(weekdays, '2026-06-20')).toEqual([
    { date: '2026-07-03', holiday: 'independence' },
    { date: '2026-09-07', holiday: 'labor' },
    { date: '2026-10-12', holiday: 'columbus' },
  ])
  expect(holidaysAhead((day) => day === 4, '2026-11-26')[0]).toEqual({
    date: '2026-11-26',
    holiday: 'thanksgiving',
  })
  expect(holidaysAhead(() => false, '2026-06-20')).toEqual([])
})
