import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helpAt } from '../../../bench/support/chat-questions/help-at.ts'
import { askedAt } from '../../../bench/support/chat-questions/question.ts'
import { buildHelpTopics } from '../../content/help/build-help-data.ts'
import { pagePaths } from '../../routes.ts'
import * as limits from '../limits.ts'
import type { HelpReply, HelpSubject } from './help.ts'
import { unpackTopics } from './packed-topics.ts'

const help = helpAt(askedAt)

/** The reply to the last of the messages. */
async function ask(...messages: readonly string[]): Promise<HelpReply> {
  return askOf(help, messages)
}

async function askOf({ reply }: typeof help, messages: readonly string[]): Promise<HelpReply> {
  let last: HelpReply | null = null
  for (const message of messages) last = await reply(message, last?.subject ?? null, last?.language ?? null)
  if (!last) throw new Error('Nothing is asked.')
  return last
}

test.for([
  ['two days are one package', ['conference for 300 people, two days, price?'], '$19,175'],
  [
    'three days count as two packages',
    ['conference for 300 people, three days, price?'],
    '2 × $19,175 = $38,350',
  ],
  [
    'one day counts as one package',
    ['one day conference, 300 people, how much?'],
    'one day counts as one package',
  ],
  ['another size', ['conference for 300 people, how much?', 'and for 600?'], '$32,175'],
  ['another length', ['conference for 300 people, how much?', 'and for 4 days?'], '$38,350'],
  ['without a number of people', ['how much is a conference?'], 'start at $9,500'],
  ['a package by its name', ['what is in the premium conference package?'], 'Four cameras'],
] as const)('a conference: %s', async ([, messages, text]) => {
  expect((await ask(...messages)).text).toContain(text)
})

test.for([
  ['a day', ['how much is the c70'], '$225/day'],
  ['three days', ['how much is the c70', 'and for three days?'], '3 days: $675'],
  ['two for three days', ['2 sm7db for 3 days, price?'], '2 × Shure SM7dB at $35/day, 3 days: $210'],
  [
    'no more than we own',
    ['how much for 5 c300 for two days'],
    '2 × Canon EOS C300 Mark III at $345/day, 2 days: $1,380',
  ],
  ['the one after it', ['how much is the c70', 'and the c80?'], '$265/day'],
  ['a kit’s contents', ['what is in the sony kit'], 'Sony PXW-FX9, Sony ILME-FX6'],
  ['a kit for two days', ['sony kit price', 'and for two days?'], '$5,720'],
  ['another kit', ['how much is the jvc kit', 'and the sony one?'], '$2,860'],
  ['an item of a kit', ['fx6 rental price'], 'The Sony Full Frame kit is $2,860 a day.'],
  ['an item of a kit for days', ['fx6 for 2 days'], 'For 2 days it counts 2 times: $5,720.'],
  ['whether an item of a kit is free', ['is the fx9 available to rent by itself'], 'packed kits only'],
  ['specifications', ['what are the specs of the c70'], 'Super 35 4K Dual Gain Output sensor, RF mount'],
  ['specifications of the item before', ['price of the c70', 'and the specs?'], 'RF mount'],
  ['the answer that comes closest', ['do i need to put down a deposit to hold my date'], 'any deposit'],
] as const)('equipment: %s', async ([, messages, text]) => {
  const reply = await ask(...messages)
  expect(reply.text).toContain(text)
  expect(reply.kind).toBe('answer')
})

test.for([
  ['podcast price', 'podcast'],
  ['what do you charge for a webcast', 'live-streaming'],
  ['can you stream our event in 4k', 'live-streaming'],
  ['can i rent for a month', 'rental-length'],
] as const)('“%s” names no equipment', async ([text, topic]) => {
  expect((await ask(text)).topic).toBe(topic)
})

test('what is not rented out has no price', async () => {
  for (const text of [
    'how much is a gopro',
    'how much does it cost to buy a c70',
    'can you repair my c70, what price',
  ]) {
    const reply = await ask(text)
    expect([reply.kind, reply.text]).toEqual(['unknown', expect.not.stringContaining('$')])
  }
})

test('rentals above the longest have rates of their own, so that none is worked out', async () => {
  expect((await ask(`how much is the c70 for ${limits.rental.longestDays + 1} days`)).text).not.toContain('$')
})

test.for([
  ['free', 'is a c70 free on dec 12', '2 of 2 free on Saturday, December 12'],
  [
    'taken',
    'is the c500 free on dec 4',
    'none free on Friday, December 4. The next free day is Monday, December 7',
  ],
  ['without a day', 'is the c70 available', 'For which day'],
  [
    'a kit that is not all on the board',
    'is the jvc kit free on dec 12',
    'What the board shows of the JVC Broadcast kit is free',
  ],
  ['in Spanish', '¿está libre la c500 el 4 de diciembre?', 'no hay disponibles el viernes, 4 de diciembre'],
] as const)('availability, %s', async ([, text, told]) => {
  const reply = await ask(text)
  expect(reply.text).toContain(told)
  expect(reply.links[0]?.url).toContain(pagePaths.equipmentAvailability)
})

test('a calendar that cannot be read is said to be so', async () => {
  const alone = helpAt(askedAt, { availability: async () => null })
  expect(await alone.reply('is a c70 free on dec 12', null, null)).toMatchObject({
    topic: 'availability-unknown',
    text: expect.stringContaining('cannot look at the calendar'),
  })
})

const moment = { replyBy: askedAt, timeZone: 'America/Los_Angeles', day: null, written: [] }
const closed = { ...moment, open: false, changesAt: '2026-11-19T17:00:00Z' }

test('the hours say whether we are in now, and the weekday only when it is another day', async () => {
  expect((await ask('are you open right now?')).text).toMatch(/We are open now, until 6:00\sPM\.$/)
  const shut = helpAt(askedAt, { moment: async () => closed })
  expect((await askOf(shut, ['are you open right now?'])).text).toMatch(
    /closed right now and back on Thursday at 9:00\sAM\.$/,
  )
  expect((await askOf(shut, ['¿están abiertos ahora?'])).text).toMatch(
    /volvemos el jueves a las 9:00\sa\.\s?m\.$/,
  )
  const lost = helpAt(askedAt, { moment: async () => null })
  expect((await askOf(lost, ['are you open right now?'])).text).not.toContain('right now')
})

test('Spanish answers name hours in Spanish', async () => {
  for (const text of ['¿a qué hora abren?', '¿cuál es su teléfono?', 'quiero hablar con una persona']) {
    const reply = await ask(text)
    expect([reply.language, reply.text]).toEqual(['es', expect.stringContaining('lun-vie')])
  }
})

test('a written answer is given, and only in its language', async () => {
  const page = pagePaths.home
  const written = [
    { id: '7', language: 'en', asked: 'do you rent teleprompters', answer: 'Yes, one.', page },
  ] as const
  const taught = helpAt(askedAt, { written })
  expect(await askOf(taught, ['can I rent a teleprompter?'])).toMatchObject({
    topic: 'written-7',
    text: 'Yes, one.',
  })
  expect((await askOf(taught, ['¿alquilan teleprompter?'])).kind).toBe('unknown')
})

test('a follow-up about a price belongs to the topic before it, and a new question does not', async () => {
  expect((await ask('do you do live streaming?', 'how much is that?')).topic).toBe('live-streaming')
  expect((await ask('how much is the c70', 'where are you located?')).topic).toBe('location')
  expect((await ask('how much is the c70', 'thanks!', 'and for three days?')).text).toContain('$675')
})

test('contact details are noticed beside an answer, and passed on without one', async () => {
  const email = 'ana@example.com'
  expect(await ask(`how much is the c70? ${email}`)).toMatchObject({ kind: 'answer', noticed: { email } })
  expect(await ask(`please write to me: ${email}`)).toMatchObject({ kind: 'person', noticed: { email } })
})

test('every answer has links, all to pages of the site, and no placeholder is left', async () => {
  const paths: readonly string[] = Object.values(pagePaths)
  for (const language of ['en', 'es'] as const) {
    for (const { asked } of unpackTopics(buildHelpTopics(language))) {
      const { links, text } = await help.reply(asked[0] ?? '', null, language)
      expect(links.length).toBeGreaterThan(0)
      for (const { url } of links) expect(paths).toContain(url.split(/[#?]/)[0])
      expect(text).not.toMatch(/[{}]/)
    }
  }
})

const anyNumber = fc.option(fc.oneof(fc.double(), fc.integer()))
const anySubject: fc.Arbitrary<HelpSubject> = fc.record({
  kind: fc.constantFrom('conference', 'package', 'kit', 'item', 'topic'),
  id: fc.oneof(fc.string(), fc.constantFrom('sony', 'canon-eos-c70', 'hours', '__proto__')),
  attendees: anyNumber,
  days: anyNumber,
  quantity: anyNumber,
  from: fc.option(fc.string()),
  to: fc.option(fc.string()),
})
const words = unpackTopics(buildHelpTopics('en')).flatMap(({ asked }) => asked)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: limits.chat.messageMax }),
  fc.string({ unit: fc.constantFrom(...'ab1 ,.?$('), minLength: 400, maxLength: limits.chat.messageMax }),
  fc
    .array(fc.constantFrom(...words, 'c70', '300 people', 'dec 12', '999 days', '(503) 555-0199'), {
      maxLength: 20,
    })
    .map((parts) => parts.join(' ').slice(0, limits.chat.messageMax)),
)

test('any text is answered, whatever the conversation was about, and takes little longer than a plain question', async () => {
  const runs = 300
  // Ten times as many plain questions take about as long, so a busy machine slows both alike.
  const plain = await timeOf(async () => {
    for (let n = 0; n < runs * 10; n += 1)
      await help.reply('what does the sony kit cost for two days?', null, null)
  })
  const any = await timeOf(() =>
    fc.assert(
      fc.asyncProperty(anyText, fc.option(anySubject), async (text, subject) => {
        const reply = await help.reply(text, subject, null)
        expect(reply.links.length).toBeGreaterThan(0)
        expect(reply.text).not.toMatch(/NaN|undefined|Infinity|\$-|(?<!\d)-\$/)
      }),
      { numRuns: runs },
    ),
  )
  expect(any / plain).toBeLessThan(6)
})

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
