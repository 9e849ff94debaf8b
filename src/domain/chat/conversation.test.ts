import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HelpReply, HelpSubject } from '../help/help.ts'
import * as limits from '../limits.ts'
import {
  addTurn,
  answerTurn,
  type Conversation,
  changeAnswer,
  greetingOf,
  languageOf,
  mayPassOn,
  mayRate,
  messagesOfTurn,
  nextTurn,
  subjectBefore,
  transcriptOf,
  waitingTurn,
} from './conversation.ts'

const fresh: Conversation = { startedAt: 1_000, turns: [] }
const links = [{ text: 'There', url: '/there' }]

function replyAbout(text: string, change: Partial<HelpReply> = {}): HelpReply {
  return {
    kind: 'answer',
    topic: 'topic',
    language: 'en',
    text: `about ${text}`,
    links,
    noticed: { email: null, phone: null },
    subject: null,
    ...change,
  }
}

function said(texts: readonly string[], answered = true): Conversation {
  let conversation = fresh
  for (const text of texts) {
    const turn = nextTurn(conversation, text, 2_000)
    if (!turn) continue
    conversation = addTurn(conversation, turn)
    if (answered) conversation = answerTurn(conversation, turn.number, replyAbout(turn.said), 2_500)
  }
  return conversation
}

const messagesOf = (conversation: Conversation) => [
  greetingOf(conversation, 'Hello'),
  ...conversation.turns.flatMap(messagesOfTurn),
]

test('a conversation begins with one greeting', () => {
  expect(messagesOf(fresh)).toEqual([{ id: 1, text: 'Hello', isBot: true, timestamp: 1_000 }])
})

test('a message stands alone until it is answered', () => {
  const question = { id: 2, text: 'How much?', isBot: false, timestamp: 2_000 }
  expect(messagesOf(said([' How much? '], false)).slice(1)).toEqual([question])
  expect(messagesOf(said(['How much?'])).slice(1)).toEqual([
    question,
    { id: 3, text: 'about How much?', links, isBot: true, timestamp: 2_500 },
  ])
})

test('each of two messages sent at once gets its own answer, the first one first', () => {
  const both = said(['gear', 'price'], false)
  expect(waitingTurn(both)?.said).toBe('gear')
  const first = answerTurn(both, 1, replyAbout('gear'), 2_500)
  expect(messagesOf(first).map(({ id, text }) => [id, text])).toEqual([
    [1, 'Hello'],
    [2, 'gear'],
    [3, 'about gear'],
    [4, 'price'],
  ])
  expect(waitingTurn(first)?.said).toBe('price')
  expect(waitingTurn(said(['gear']))).toBeNull()
})

test.for(['', ' ', '\n\t', '\u00a0'])('%j is not sent', (text) => {
  expect(nextTurn(fresh, text, 0)).toBeNull()
})

test('a very long message is cut off', () => {
  expect(nextTurn(fresh, 'a'.repeat(10_000), 0)?.said).toHaveLength(limits.chat.messageMax)
})

test('a long conversation keeps a limited number of turns, and its message ids stay consecutive', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 2 * limits.chat.turnsKept }), (texts) => {
      const conversation = said(texts)
      expect(conversation.turns.length).toBeLessThanOrEqual(limits.chat.turnsKept)
      const [, ...ids] = messagesOf(conversation).map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index))
    }),
  )
})

test('the next question belongs to the subject of the last answer only', () => {
  const subject: HelpSubject = {
    kind: 'kit',
    id: 'starter',
    ...{ attendees: null, days: 2, quantity: null, from: null, to: null },
  }
  const about = answerTurn(said(['A kit', 'for three days?'], false), 1, replyAbout('kit', { subject }), 0)
  expect(subjectBefore(about, 1)).toBeNull()
  expect(subjectBefore(about, 2)).toEqual(subject)
  expect(subjectBefore(answerTurn(about, 2, replyAbout('else'), 0), 3)).toBeNull()
})

test('a rating and a question passed on are kept with their answer, and change nothing else', () => {
  const passedOn = {
    ...{ reference: 'ABCDE-FGHJK', replyBy: null, name: 'Ada', email: 'ada@example.com' },
    ...{ phone: '', message: 'gear' },
  }
  const rated = changeAnswer(said(['gear', 'price']), 1, { helpful: true })
  const passed = changeAnswer(rated, 1, { passedOn })
  expect(passed.turns[0]?.answer).toMatchObject({ helpful: true, passedOn })
  expect(passed.turns[1]?.answer).toMatchObject({ helpful: null, passedOn: null })
})

test('answers can be rated, and questions without one passed on, as any with contact details', () => {
  const kinds = ['answer', 'general', 'unknown', 'person', 'calm'] as const
  expect(kinds.filter((kind) => mayRate(replyAbout('', { kind })))).toEqual(['answer', 'general'])
  expect(kinds.filter((kind) => mayPassOn(replyAbout('', { kind })))).toEqual(['unknown', 'person'])
  expect(mayPassOn(replyAbout('', { noticed: { email: 'ada@example.com', phone: null } }))).toBe(true)
  expect(mayPassOn(replyAbout('', { noticed: { email: null, phone: '503 555 0100' } }))).toBe(true)
})

test('the conversation goes on in the language of its last answer', () => {
  const spanish = answerTurn(said(['Hola'], false), 1, replyAbout('', { language: 'es' }), 0)
  expect(languageOf(spanish)).toBe('es')
  expect(languageOf(addTurn(spanish, { number: 2, said: 'Hi', at: 0, answer: null }))).toBe('es')
  expect(languageOf(fresh)).toBeNull()
})

const names = { visitor: 'You', company: 'Bridgelight' }

test('a transcript names who said what, up to the question', () => {
  expect(transcriptOf(said(['gear', 'price', 'later']), 2, names)).toBe(
    'You: gear\nBridgelight: about gear\nYou: price\nBridgelight: about price',
  )
})

test('a long transcript loses its oldest messages', () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index} ${'x'.repeat(400)}`)
  const transcript = transcriptOf(said(texts), 20, names)
  expect(transcript.length).toBeLessThanOrEqual(limits.fields.conversationMax)
  expect(transcript.length).toBeGreaterThan(limits.fields.conversationMax - 500)
  expect(transcript).toMatch(/^(You|Bridgelight): /)
  expect(transcript).toContain('You: 19 x')
  expect(transcript).not.toContain('You: 0 x')
})
