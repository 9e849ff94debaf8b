import { addDays, daysBetween, isDay } from '../calendar-day.ts'
import type { HelpLanguage } from './help.ts'
import { foldExpressions, isStopWord, plainText, withoutAccents } from './words.ts'
import { writeOut } from './write-out.ts'

/** A message as far as it can be read without knowing what there is to answer. */
export type Question = {
  readonly text: string
  /** The text without contact details and shorthand. */
  readonly said: string
  readonly plain: string
  /** The plain text without the dates it names, with numbers as digits. */
  readonly undated: string
  readonly language: HelpLanguage
  readonly attendees: number | null
  readonly days: number | null
  /** Numbers that are neither people nor days nor part of a date. */
  readonly numbers: readonly number[]
  readonly from: string | null
  readonly to: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** `named` is the day the conversation was about. */
export function readQuestion(
  text: string,
  today: string,
  language: HelpLanguage,
  named: string | null,
): Question {
  const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/.exec(text)?.[0] ?? null
  const withoutEmail = email === null ? text : text.replace(email, ' ')
  const phone = phoneIn(withoutEmail)
  const bare = writeOut(phone === null ? withoutEmail : withoutEmail.replace(phone, ' '), language)
  const dates = readDates(withoutAccents(bare), today, named)
  const counted = readCounts(plainText(dates.rest))
  const days = counted.days ?? (dates.from !== null && dates.to !== null ? span(dates.from, dates.to) : null)
  return {
    text,
    said: bare,
    plain: plainText(bare),
    undated: spellOut(plainText(dates.rest)),
    language,
    attendees: counted.attendees || null,
    days: days || null,
    numbers: counted.numbers,
    from: dates.from,
    to: dates.to,
    email,
    phone: phone?.trim() ?? null,
  }
}

function span(from: string, to: string): number {
  return daysBetween(from, to) + 1
}

/** At least ten digits, as a number in the United States has, or an international one. */
function phoneIn(text: string): string | null {
  const [found] = /(?<![\d$#])\+?\(?\d[\d\s().-]{7,}\d(?!\d)/.exec(text) ?? []
  const digits = found?.replace(/\D/g, '').length ?? 0
  return found !== undefined && digits >= 10 && digits <= 15 ? found : null
}

const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{
      one: 1,
      two: 2,
      couple: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
    },
    ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
    ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100, thousand: 1000 },
    ...{ un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
    ...{ diez: 10, doce: 12, quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
    ...{ ochenta: 80, cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300 },
    ...{
      trescientas: 300,
      cuatrocientos: 400,
      cuatrocientas: 400,
      quinientos: 500,
      quinientas: 500,
      mil: 1000,
    },
  }),
)

const personWords =
  'people|persons|person|attendees?|guests?|participants?|heads?|pax|ppl|folks|seats?|delegates?|employees|personas?|asistentes?|invitados?|participantes?|gente|empleados'
const numberPattern = String.raw`\d+(?:\s\d{3})*k?`
const countedPeople = new RegExp(String.raw`\b(${numberPattern}) (?:\w+ )?(?:${personWords})\b`)
const peopleCounted = new RegExp(
  String.raw`\b(?:${personWords}|headcount|attendance|asistencia)(?: \w+){0,3}? (${numberPattern})\b`,
)

/** People and days are taken out of the text first, so that the numbers left over are quantities. */
function readCounts(plain: string) {
  let rest = spellOut(plain)
  let days: number | null = null
  let attendees: number | null = null
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(rest)
    if (!match) return
    use(match)
    rest = rest.replace(match[0], ' ')
  }
  take(/\b(\d{1,3}) (?:full |whole )?(?:days?|dias?)\b/, ([, count]) => {
    days = Number(count)
  })
  if (days === null) {
    take(/\b(?:(\d{1,2}) )?(?:weeks?|semanas?)\b/, ([match, count]) => {
      if (count !== undefined || /^week|^semana/.test(match)) days = 7 * Number(count ?? 1)
    })
  }
  if (days === null) {
    take(/\b(?:weekend|fin de semana)\b/, () => {
      days = 2
    })
  }
  take(countedPeople, ([, count = '']) => {
    attendees = toNumber(count)
  })
  if (attendees === null) {
    take(peopleCounted, ([, count = '']) => {
      attendees = toNumber(count)
    })
  }
  const numbers = [...rest.matchAll(/(?<![\w$])\d+(?!\w)/g)].map(([count]) => Number(count))
  return { days, attendees, numbers }
}

function toNumber(text: string): number {
  const digits = Number(text.replace(/[\sk]/g, ''))
  return text.endsWith('k') ? 1000 * digits : digits
}

/** `three hundred` becomes `300`, `two day` becomes `2 day`, `1 200` becomes `1200`. */
export function spellOut(plain: string): string {
  const result: string[] = []
  for (const word of plain.replace(/\b(hundred|thousand|\d00) and (?=\w)/g, '$1 ').split(' ')) {
    const value = /^\d+$/.test(word) ? Number(word) : numberWords.get(word)
    const before = result.at(-1)
    if (value !== undefined && before !== undefined && /^\d+$/.test(before)) {
      const joined = join(Number(before), value, word)
      if (joined !== null) {
        result[result.length - 1] = String(joined)
        continue
      }
    }
    // "one" and "un" are mostly articles; they count only before a word that is counted.
    result.push(value === undefined ? word : String(value))
  }
  return result.join(' ')
}

function join(before: number, value: number, word: string): number | null {
  if (value === 100 || value === 1000) return before < value ? before * value : null
  if (/^\d{3}$/.test(word) && before < 1000) return before * 1000 + value
  if (before >= 20 && before % 10 === 0 && value < 10 && !/^\d/.test(word)) return before + value
  if (before >= 100 && before % 100 === 0 && value < 100 && !/^\d/.test(word)) return before + value
  return null
}

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
  for (const read of [isoDates, monthFirst, dayFirst, slashed, relativeDays, weekdays, ofMonth]) {
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
  const match = /\b(?:the |el (?:dia )?)(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text)
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

/** The words of a plain text that say something about its subject. */
export function tellingWords(plain: string, language: HelpLanguage): string[] {
  return foldExpressions(plain)
    .split(' ')
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !isStopWord(word, language))
}
