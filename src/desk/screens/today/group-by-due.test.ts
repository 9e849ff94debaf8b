import { afterEach, expect, test } from 'vitest'
import { companyZone } from '../../session/company-zone.ts'
import { groupByDue } from './group-by-due.ts'

const portland = companyZone.get()
afterEach(() => companyZone.set(portland))

test('what is overdue comes first, then today, tomorrow and later, by the company’s calendar', () => {
  const now = Date.parse('2026-11-19T05:30:00Z') // 9:30 PM on the 18th
  const due = (replyBy: string | null) => ({ replyBy })
  const late = due('2026-11-19T05:00:00Z')
  const tonight = due('2026-11-19T07:00:00Z')
  const next = due('2026-11-19T17:00:00Z')
  const after = due('2026-11-21T17:00:00Z')
  expect(groupByDue([late, tonight, next, after], now)).toEqual([
    { group: 'overdue', rows: [late] },
    { group: 'today', rows: [tonight] },
    { group: 'tomorrow', rows: [next] },
    { group: 'later', rows: [after] },
  ])
  expect(groupByDue([], now)).toEqual([])
})

test('the company’s days are those of the zone that was set', () => {
  const now = Date.parse('2026-11-19T05:30:00Z') // 0:30 AM on the 19th in New York
  companyZone.set('America/New_York')
  const rows = [{ replyBy: '2026-11-19T17:00:00Z' }]
  expect(groupByDue(rows, now)).toEqual([{ group: 'today', rows }])
})
