import { expect, test } from 'vitest'
import { helpAt } from '../../../bench/support/chat-questions/help-at.ts'
import { askedAt } from '../../../bench/support/chat-questions/question.ts'
import { pagePaths } from '../../routes.ts'
import type { HelpReply } from './help.ts'
import { writeOut } from './write-out.ts'

const { reply } = helpAt(askedAt)

/** The reply to the last of the messages. */
async function ask(...messages: readonly string[]): Promise<HelpReply> {
  let last: HelpReply | null = null
  for (const message of messages) last = await reply(message, last?.subject ?? null, last?.language ?? null)
  if (!last) throw new Error('Nothing is asked.')
  return last
}

test.for([
  ['en', 'r u open rn?', 'are you open right now?'],
  ['en', 'how much 4 a conf w/ 150 ppl', 'how much for a conference with 150 ppl'],
  ['en', 'price 4 200 ppl', 'price for 200 ppl'],
  ['en', 'talk 2 someone', 'talk to someone'],
  ['en', 'open on sat?', 'open on saturday?'],
  ['en', 'she sat in 4 rows, $4 a seat', 'she sat in 4 rows, $4 a seat'],
  ['en', 'rent a C70 u/w', 'rent a C70 you/w'],
  ['es', 'q incluye x 3 días', 'que incluye por 3 días'],
] as const)('in %s “%s” is written out', ([language, text, full]) => {
  expect(writeOut(text, language)).toBe(full)
})

test.for([
  ['a number of people after “4”', ['how much 4 200 ppl conf'], '$12,350'],
  [
    'shorthand, then another length',
    ['how much 4 a 2 day conf w/ 150 ppl', 'and for three days?'],
    '$24,700',
  ],
  ['a size by its name', ['premium price'], '$19,175'],
  ['a size for longer', ['how much is the premium package', 'and for three days?'], '2 × $19,175 = $38,350'],
  [
    'two sizes',
    ['whats the diff between essential and premium'],
    'Essential (50-200 attendees) is $12,350, Premium',
  ],
  ['a package by half its name', ['broadcast package whats included'], 'Technical director'],
  ['a bare number of days', ['how much is the sony kit', 'and for 3 days?', 'and for 5?'], '$14,300'],
  ['a bare number of days for an item', ['c70 price', 'for 3 days?', 'and for 5?'], '$1,125'],
  ['pieces of it', ['c70 price for 3 days', 'and two of them?'], '$1,350'],
  [
    'the cheapest of a kind',
    ['cheapest camera u rent'],
    'The least expensive is the Canon CR-N300 PTZ ($110/day)',
  ],
  ['a lens by its range', ['how much is the 24-70'], '$55/day'],
] as const)('%s', async ([, messages, text]) => {
  expect(await ask(...messages)).toMatchObject({ kind: 'answer', text: expect.stringContaining(text) })
})

test.for([
  ['two items', 'c300 and c70 for 2 days', 'Together for 2 days: $1,140'],
  ['several of each', '2 c70 with 2 sm7db price', 'Together for one day: $520'],
  ['a kit and an item', 'sony kit plus a c70', 'Together for one day: $3,085'],
  ['a package of two days', 'broadcast package and a c70 price', 'Together for 2 days: $18,000'],
  ['in Spanish', 'kit sony y una c70, cuánto cuesta', 'En total por un día: $3,085'],
] as const)('what is asked for together is added up: %s', async ([, text, told]) => {
  expect((await ask(text)).text).toContain(told)
})

test('no sum is given for half of what is asked for', async () => {
  for (const text of [
    'c70 and a teleprompter price',
    'c70 and a sennheiser price',
    'c70 and an fx9 for a day',
    'c70 and 9 sm7db price',
  ]) {
    const { text: told } = await ask(text)
    expect(told, text).toContain('The rest I cannot price')
    expect(told, text).not.toContain('Together')
  }
})

test('alternatives are told side by side, and nothing later is taken for the first of several', async () => {
  expect((await ask('c70 or c80?')).text).toBe('Canon EOS C70 $225 a day; Canon EOS C80 $265 a day.')
  expect((await ask('c300 and c70 for 2 days', 'and for three days?')).text).not.toContain('$')
  expect((await ask('how much is the sony kit', 'two of them?')).text).not.toContain('$')
})

test('a question about what comes with a kit is one about the kit', async () => {
  expect((await ask('what cameras come with the live streaming gear kit')).topic).toBe('kit-streaming')
})

test.for([
  ['a day that has passed', 'c70 available 2025-01-01', 'That day has passed'],
  ['a day too far ahead', 'is the c70 free on dec 5 2029', 'does not answer for those days'],
] as const)('the calendar is not asked about %s', async ([, text, told]) => {
  expect((await ask(text)).text).toContain(told)
})

test.for([
  ['open saturday?', 'On Saturday, November 21 we are closed.'],
  ['what time do you close friday', 'On Friday, November 20 we are open from 9:00 AM to 6:00 PM.'],
  ['are you open on thanksgiving', 'On Thursday, November 26 we are closed.'],
  ['¿abren en navidad?', 'El viernes, 25 de diciembre estamos cerrados.'],
] as const)('“%s” is answered for that day', async ([text, told]) => {
  const { text: said } = await ask(text)
  expect(said.replace(/\s/g, ' ')).toContain(told)
})

test('hours of another day follow up those of the first', async () => {
  expect((await ask('open saturday?', 'what about sunday')).text).toContain(
    'Sunday, November 22 we are closed',
  )
})

test('office hours say nothing about when crews film', async () => {
  for (const text of ['can you film on saturday', '¿pueden grabar el sábado?']) {
    expect((await ask(text)).topic).toBe('filming-times')
  }
})

test('where we film is not where we are', async () => {
  expect((await ask('are you in new york too?')).text).toMatch(/^Our studio is in Portland\./)
})

test('a complaint is for a person', async () => {
  for (const text of ['i want to complain', 'tengo una queja']) expect((await ask(text)).kind).toBe('person')
})

test('a question that is half understood names the page that comes closest, and no answer', async () => {
  const reply = await ask('can i get the footage same day')
  expect(reply).toMatchObject({ kind: 'unknown', topic: 'unknown' })
  expect(reply.links[0]?.url).toBe(pagePaths.eventProduction)
})
