import { expect, test } from 'vitest'
import type { WorkCalendar } from '../../../../domain/work-calendar.ts'
import {
  type CalendarDraft,
  copyMonday,
  draftOf,
  judgeDraft,
  nextSpan,
  parseDraft,
} from './calendar-draft.ts'

const calendar: WorkCalendar = {
  timeZone: 'America/Los_Angeles',
  hours: [
    [],
    [
      { from: 540, to: 720 },
      { from: 780, to: 1440 },
    ],
    [],
    [],
    [],
    [],
    [],
  ],
  federalHolidays: true,
  closedDays: [{ from: '2026-12-24', to: '2027-01-03', name: 'Between the years' }],
}
const draft = draftOf(calendar)
const withMonday = (...spans: CalendarDraft['week'][number]): CalendarDraft => ({
  ...draft,
  week: draft.week.map((own, day) => (day === 1 ? spans : own)),
})

test('a calendar becomes a draft and comes back the same, open until midnight too', () => {
  expect(draft.week[1]?.[1]).toEqual({ from: '13:00', to: '00:00' })
  expect(judgeDraft(draft)).toEqual({ calendar, problems: null })
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  expect(parseDraft('{"week":[]}')).toBeNull()
  expect(parseDraft('')).toBeNull()
})

test('each mistake is named at its field', () => {
  const problemsOf = (wrong: CalendarDraft) => judgeDraft(wrong).problems
  expect(problemsOf(withMonday({ from: '', to: '12:00' }))).toEqual({ 'hours.1.0.from': 'missing' })
  expect(problemsOf(withMonday({ from: '09:00', to: '' }))).toEqual({ 'hours.1.0.to': 'missing' })
  expect(problemsOf(withMonday({ from: '12:00', to: '09:00' }))).toEqual({ 'hours.1.0.to': 'order' })
  expect(problemsOf(withMonday({ from: '09:00', to: '12:00' }, { from: '11:00', to: '15:00' }))).toEqual({
    'hours.1.1.from': 'overlap',
  })
  expect(problemsOf(withMonday())).toEqual({ hours: 'closed' })
  const closedDays = [
    { from: '', to: '2027-01-03', name: 'a' },
    { from: '2027-01-02', to: '2027-01-01', name: 'b' },
    { from: '2027-01-01', to: '2027-01-01', name: '' },
  ]
  expect(problemsOf({ ...draft, closedDays })).toEqual({
    'closedDays.0.from': 'missing',
    'closedDays.1.to': 'order',
    'closedDays.2.name': 'missing',
  })
})

test('Monday is copied to the other weekdays and not to the weekend', () => {
  const { week } = copyMonday(draft)
  expect(week.map((spans) => spans.length)).toEqual([0, 2, 2, 2, 2, 2, 0])
})

test('a closed day gets a working day first, then the time after a break', () => {
  expect(nextSpan([])).toEqual({ from: '09:00', to: '18:00' })
  expect(nextSpan([{ from: '09:00', to: '12:00' }])).toEqual({ from: '13:00', to: '17:00' })
  expect(nextSpan([{ from: '09:00', to: '22:30' }])).toEqual({ from: '', to: '' })
})
