import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as limits from '../limits.ts'
import { addTurn, type Conversation, markAnswered, messagesOf, nextTurn } from './conversation.ts'
import type { ChatCategory } from './reply-to.ts'

const fresh: Conversation = { startedAt: 1_000, turns: [] }
const links = [{ text: 'There', url: '/there' }]
const script = {
  greeting: 'Hello',
  reply: (category: ChatCategory) => ({ text: `about ${category}`, links }),
}

function said(texts: readonly string[], answered = true): Conversation {
  let conversation = fresh
  for (const text of texts) {
    const turn = nextTurn(conversation, text, 2_000)
    if (!turn) continue
    conversation = addTurn(conversation, turn)
    if (answered) conversation = markAnswered(conversation, turn.number)
  }
  return conversation
}

test('a conversation begins with one greeting', () => {
  expect(messagesOf(fresh, script)).toEqual([{ id: 1, text: 'Hello', isBot: true, timestamp: 1_000 }])
})

test('a message stands alone until it is answered', () => {
  const question = { id: 2, text: 'How much?', isBot: false, timestamp: 2_000 }
  expect(messagesOf(said([' How much? '], false), script).slice(1)).toEqual([question])
  expect(messagesOf(said(['How much?']), script).slice(1)).toEqual([
    question,
    { id: 3, text: 'about fallback', links, isBot: true, timestamp: 2_000 + limits.chat.replyMs },
  ])
})

test('each of two messages sent at once gets its own answer', () => {
  const both = said(['gear', 'price'], false)
  const first = messagesOf(markAnswered(both, 1), script)
  expect(first.map(({ id, text }) => [id, text])).toEqual([
    [1, 'Hello'],
    [2, 'gear'],
    [3, 'about equipment'],
    [4, 'price'],
  ])
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
      const [, ...ids] = messagesOf(conversation, script).map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index))
    }),
  )
})
