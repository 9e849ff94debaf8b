import { daysBetween } from '../calendar-day.ts'
import type { HelpLanguage } from './help.ts'
import { readDates } from './read-dates.ts'
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

const purpose = / (?:for|para) (?:an?|the|my|our|un|una|el|la|mi|nuestr[oa]) \w+(?: \w+)?$/

/** `4 lavs for a panel` without what they are for; null when it does not say so. */
export function withoutPurpose(question: Question): Question | null {
  const undated = question.undated.replace(purpose, '')
  return undated === question.undated ? null : { ...question, undated }
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
  for (const word of plain
    .replace(/(?<=\d)mm\b/g, '')
    .replace(/\b(hundred|thousand|\d00) and (?=\w)/g, '$1 ')
    .split(' ')) {
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

/** The words of a plain text that say something about its subject. */
export function tellingWords(plain: string, language: HelpLanguage): string[] {
  return foldExpressions(plain)
    .split(' ')
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !isStopWord(word, language))
}
