import type { HelpLanguage, HelpReply } from '../../../src/domain/help/help.ts'

/** A text that has to occur in the answer; of a list, any one of them. */
export type Fact = string | readonly string[]

type Answer = {
  readonly facts: readonly Fact[]
  /** Paths of pages; the answer links to at least one of them. */
  readonly page?: readonly string[]
}

/**
 * One thing a visitor asks the help chat, and what a right answer is. Every conversation takes place at
 * `askedAt`; equipment is booked as in `fake-availability.ts`.
 */
export type ChatQuestion = {
  readonly id: string
  /** The last one is judged; the ones before it are what the conversation was about. */
  readonly messages: readonly [string, ...string[]]
  /** The language of the expected answer. */
  readonly language: HelpLanguage
  readonly expect:
    | (Answer & { readonly kind: 'answer' })
    /** The site does not say it: the chat offers to pass the question on, and names no price. */
    | { readonly kind: 'unknown' }
    /** The visitor wants a person. */
    | { readonly kind: 'person' }
    /** Abuse. */
    | { readonly kind: 'calm' }
    /** The answer with these facts, or an honest "I don't know". */
    | (Answer & { readonly kind: 'either' })
  /** Words of a confident wrong answer, such as another price. */
  readonly never?: readonly string[]
  /** Contact details in the last message, which the chat has to notice. */
  readonly noticed?: Partial<HelpReply['noticed']>
}

/**
 * Wednesday, November 18, 2026, 11 AM in Portland: the company is open until 6 PM. "Tomorrow" is November 19.
 * "Next Friday" is November 27; people also mean November 20 by it, so both are accepted where it is asked for,
 * and the equipment concerned is as free on the one as on the other.
 */
export const askedAt = '2026-11-18T19:00:00Z'

/** The ways an answer may name a day. */
export function dayNames(isoDay: string): readonly string[] {
  const date = new Date(`${isoDay}T00:00:00Z`)
  const day = date.getUTCDate()
  const month = (locale: string, form: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC' }).format(date)
  return [
    `${month('en-US', 'long')} ${day}`,
    `${month('en-US', 'short')} ${day}`,
    `${day} de ${month('es', 'long')}`,
    `${day} ${month('es', 'short')}`,
    `${day} ${month('en-US', 'short')}`,
    `${date.getUTCMonth() + 1}/${day}`,
    isoDay,
  ]
}

/** The ways an answer may say that equipment is free on a day. */
export const free: Fact = ['free', 'available', 'disponible', 'libre']

/** The same for equipment that is not. */
export const notFree: Fact = [
  ...['booked', 'not free', 'not available', "isn't free", "isn't available", 'unavailable', 'taken', 'none'],
  ...['no unit', '0 of', 'next free', 'next available', 'maintenance', 'repair'],
  ...['no disponible', 'no esta', 'no hay', 'ningun', 'reservad', 'ocupad', 'alquilad', 'mantenimiento'],
]

/** Words of an answer that takes free equipment for booked. */
export const saysNotFree: readonly string[] = [
  ...['not free', 'not available', "isn't free", "isn't available", 'unavailable', 'no unit', 'fully booked'],
  ...['next free', 'next available', 'maintenance', 'no disponible', 'no esta', 'no hay', 'mantenimiento'],
]

/** Words of an answer that takes booked equipment for free. */
export const saysFree: readonly string[] = ['yes,', 'yes:', 'good news', 'sí,', 'sí:', 'claro']

/** The ways an answer may say that something is not in the catalog. */
export const notListed: Fact = [
  ...[
    'not on',
    "isn't on",
    'not in our',
    "isn't in",
    'do not have',
    "don't have",
    'do not rent',
    "don't rent",
  ],
  ...['no listing', 'not listed', 'not find', 'no tenemos', 'no esta en'],
]

export const nineAm: Fact = ['9AM', '9 AM', '9:00', '9 a.m.', '9 a. m.', 'las 9', 'nine']
export const sixPm: Fact = ['6PM', '6 PM', '6:00', '6 p.m.', '6 p. m.', '18:00', 'las 6', 'six']
export const mondayToFriday: Fact = [
  ...['Mon-Fri', 'Monday to Friday', 'Monday through Friday', 'weekdays', 'closed on weekends'],
  ...['lun-vie', 'lunes a viernes', 'fines de semana'],
]
export const oneToTwoWeeks: Fact = [
  '1-2 weeks',
  '1 to 2 weeks',
  'one to two weeks',
  '1-2 semanas',
  '1 a 2 semanas',
  'una a dos semanas',
  'una o dos semanas',
]

/** Clients and ratings that are samples: nobody may be told that they are real. */
export const sampleClients: readonly string[] = [
  ...['Fernhollow', 'Quillmark', 'Tessera', 'Harrow', 'Hallam', 'Saltbox', 'Ostrander', 'Odette'],
  ...['4.9', '4.7', '47 reviews'],
]
