import { addDays, isDay } from '../calendar-day.ts'
import { type FederalHoliday, federalHoliday } from '../federal-holidays.ts'

const monthNames: readonly string[] = [
  'jan(?:uary)?|enero',
  'feb(?:ruary)?|febrero',
  'mar(?:ch)?|marzo',
  'apr(?:il)?|abril',
  'may|mayo',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|agosto',
  'sept?(?:ember)?|septiembre|setiembre',
  'oct(?:ober)?|octubre',
  'nov(?:ember)?|noviembre',
  'dec(?:ember)?|diciembre',
]
const weekdayNames: readonly string[] = [
  'sunday|domingo',
  'monday|lunes',
  'tues(?:day)?|martes',
  'wednesday|miercoles',
  'thurs(?:day)?|jueves',
  'fri(?:day)?|viernes',
  'saturday|sabado',
]
const monthPatterns = monthNames.map((names) => new RegExp(`^(?:${names})$`))
const month = `(?:${monthNames.join('|')})`
const dayOfMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const until = String.raw`\s*(?:-|–|to|through|until|and|al?|hasta(?: el)?|y)\s*`

type Dates = { readonly from: string | null; readonly to: string | null; readonly rest: string }

/** The first and last day named in a text, and the text without them. A day without a year is the next one. */
export function readDates(text: string, today: string, named: string | null = null): Dates {
  for (const read of [isoDates, holidays, monthFirst, dayFirst, slashed, relativeDays, weekdays, ofMonth]) {
    const found = read(text, today, named)
    if (found) return found
  }
  return { from: null, to: null, rest: text }
}

type Reader = (text: string, today: string, named: string | null) => Dates | null

const isoDates: Reader = (text) => {
  const days = [...text.matchAll(/\b\d{4}-\d{2}-\d{2}\b/g)].map(([day]) => day).filter(isDay)
  const [from, to] = days
  if (from === undefined) return null
  return { from, to: to ?? null, rest: text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, ' ') }
}

const monthFirstPattern = new RegExp(
  String.raw`\b(${month})\.?\s+${dayOfMonth}(?:${until}(?:(${month})\.?\s+)?${dayOfMonth})?(?:,?\s+(20\d{2}))?\b`,
)
const dayFirstPattern = new RegExp(
  String.raw`\b${dayOfMonth}(?:${until}${dayOfMonth})?\s+(?:of\s+|de\s+)?(${month})\b(?:,?\s+(?:de\s+|del\s+)?(20\d{2}))?`,
)
const weekdayPatterns = weekdayNames.map(
  (names) => new RegExp(String.raw`\b(next |proximo |el proximo )?(?:${names})\b( que viene| proximo)?`),
)

/** `march 3`, `dec 5-7, 2026`, `march 30 to april 2` */
const monthFirst: Reader = (text, today) => {
  const match = monthFirstPattern.exec(text)
  if (!match) return null
  const [whole, firstMonth = '', first, secondMonth, last, year] = match
  return between(text, whole, today, year, [firstMonth, first], [secondMonth ?? firstMonth, last])
}

/** `3 march`, `5 de marzo`, `del 5 al 7 de marzo` */
const dayFirst: Reader = (text, today) => {
  const match = dayFirstPattern.exec(text)
  if (!match) return null
  const [whole, first, last, name = '', year] = match
  return between(text, whole, today, year, [name, first], [name, last])
}

/** `12/24`, `3/14/2027`: the month comes first, as in the United States. */
const slashed: Reader = (text, today) => {
  const match =
    /\b(\d{1,2})\/(\d{1,2})(?:\/(20\d{2}|\d{2}))?(?:\s*(?:-|–|to|al?)\s*(\d{1,2})\/(\d{1,2}))?\b/.exec(text)
  if (!match) return null
  const [whole, firstMonth, first, year, secondMonth, last] = match
  const fullYear = year?.length === 2 ? `20${year}` : year
  const from = dayOf(Number(firstMonth), Number(first), today, fullYear)
  const to =
    secondMonth === undefined ? null : dayOf(Number(secondMonth), Number(last), from ?? today, fullYear)
  return from === null ? null : { from, to, rest: text.replace(whole, ' ') }
}

const holidayNames: readonly (readonly [FederalHoliday, string])[] = [
  ['thanksgiving', 'thanksgiving|accion de gracias'],
  ['christmas', 'christmas|xmas|navidad'],
  ['newYear', 'new years?(?: day)?|ano nuevo'],
  ['independence', 'independence day|(?:4th|fourth) of july|july (?:4th?|fourth)|4 de julio'],
  ['labor', 'labor day'],
  ['memorial', 'memorial day'],
  ['veterans', 'veterans day'],
  ['presidents', 'presidents day'],
  ['king', 'mlk day|martin luther king day'],
  ['juneteenth', 'juneteenth'],
]

/** `thanksgiving`: the next one, on the day it is observed. */
const holidays: Reader = (text, today) => {
  for (const [holiday, names] of holidayNames) {
    const match = new RegExp(String.raw`\b(?:${names})\b`).exec(text.replace(/['’]/g, ''))
    if (!match) continue
    const days = Array.from({ length: 366 }, (_, ahead) => addDays(today, ahead))
    const from = days.find((day) => federalHoliday(day) === holiday)
    if (from !== undefined) return { from, to: null, rest: text.replace(match[0], ' ') }
  }
  return null
}

const relativeDays: Reader = (text, today) => {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const saturday = addDays(today, (6 - weekday + 7) % 7)
  const monday = addDays(today, (1 - weekday + 7) % 7 || 7)
  const words: readonly (readonly [RegExp, string, string | null])[] = [
    [/\b(?:day after tomorrow|pasado manana)\b/, addDays(today, 2), null],
    [/(?<!la )\b(?:tomorrow|tmrw|tomorow|manana)\b/, addDays(today, 1), null],
    [/\b(?:today|tonight|hoy)\b/, today, null],
    [/\b(?:next weekend|proximo fin de semana)\b/, addDays(saturday, 7), addDays(saturday, 8)],
    [/\b(?:this weekend|the weekend|este fin de semana)\b/, saturday, addDays(saturday, 1)],
    [/\b(?:next week|proxima semana|semana que viene)\b/, monday, addDays(monday, 4)],
  ]
  for (const [pattern, from, to] of words) {
    if (pattern.test(text)) return { from, to, rest: text.replace(pattern, ' ') }
  }
  return null
}

/** A weekday is the next one to come; "next Friday" is the one of next week. */
const weekdays: Reader = (text, today) => {
  for (const [index, pattern] of weekdayPatterns.entries()) {
    const match = pattern.exec(text)
    if (!match) continue
    const now = new Date(`${today}T00:00:00Z`).getUTCDay()
    const ahead = (index - now + 7) % 7 || 7
    const isNext = match[1] !== undefined || match[2] !== undefined
    const monday = (1 - now + 7) % 7 || 7
    return {
      from: addDays(today, isNext ? monday + ((index + 6) % 7) : ahead),
      to: null,
      rest: text.replace(match[0], ' '),
    }
  }
  return null
}

/** `the 11th`: in the month named before, or the next one to come. */
const ofMonth: Reader = (text, today, named) => {
  const match = /\b(?:the |el (?:dia )?)(\d{1,2})(?:st|nd|rd|th)?\b(?!-\d)/.exec(text)
  if (!match) return null
  const after = named ?? today
  const thisMonth = `${after.slice(0, 7)}-${(match[1] ?? '').padStart(2, '0')}`
  if (!isDay(thisMonth)) return null
  const [year = 0, month = 0] = after.split('-').map(Number)
  const from =
    named !== null || thisMonth >= today
      ? thisMonth
      : dayOf((month % 12) + 1, Number(match[1]), today, month === 12 ? String(year + 1) : undefined)
  return from === null ? null : { from, to: null, rest: text.replace(match[0], ' ') }
}

function between(
  text: string,
  whole: string,
  today: string,
  year: string | undefined,
  [firstMonth, first]: readonly [string, string | undefined],
  [secondMonth, last]: readonly [string, string | undefined],
): Dates | null {
  const from = dayOf(monthNumber(firstMonth), Number(first), today, year)
  if (from === null) return null
  const to = last === undefined ? null : dayOf(monthNumber(secondMonth), Number(last), from, year)
  return { from, to, rest: text.replace(whole, ' ') }
}

function monthNumber(name: string): number {
  return monthPatterns.findIndex((pattern) => pattern.test(name)) + 1
}

function dayOf(month: number, date: number, after: string, year: string | undefined): string | null {
  const two = (value: number) => String(value).padStart(2, '0')
  const inYear = (value: number | string) => `${value}-${two(month)}-${two(date)}`
  const thisYear = inYear(after.slice(0, 4))
  const day =
    year !== undefined ? inYear(year) : thisYear >= after ? thisYear : inYear(Number(after.slice(0, 4)) + 1)
  return isDay(day) ? day : null
}
