import { expect, test } from 'vitest'
import type { HelpReply, HelpSubject } from '../../../domain/help/help.ts'
import * as limits from '../../../domain/limits.ts'
import { type ChatDeps, createChatStore } from './chat-store.ts'
import type { ChatStorage } from './stored-fields.ts'

function memory(text?: string): ChatStorage & { readonly text: () => string | undefined } {
  let kept = text
  return {
    text: () => kept,
    getItem: () => kept ?? null,
    setItem: (_key, value) => {
      kept = value
    },
  }
}

const subject: HelpSubject = {
  kind: 'item',
  id: 'canon-eos-c70',
  ...{ attendees: null, days: 3, quantity: null, from: '2026-12-01', to: '2026-12-03' },
}

function replyOn(text: string): HelpReply {
  return {
    kind: text.includes('?') ? 'unknown' : 'answer',
    topic: 'equipment',
    language: 'en',
    text: `about ${text}`,
    links: [{ text: 'There', url: '/gear-list' }],
    noticed: { email: null, phone: null },
    subject,
  }
}

/** Time stands still until `pass` is called; the help answers at once. */
function setUp(storage: ChatStorage | null = memory(), reply?: ChatDeps['reply']) {
  let time = 10_000
  const timers: { at: number; ring: () => void }[] = []
  const sent: string[] = []
  const asked: unknown[][] = []
  const answered: string[] = []
  const ratings: object[] = []
  const store = createChatStore({
    storage,
    now: () => time,
    wait: (ms) => new Promise((ring) => timers.push({ at: time + ms, ring })),
    reply:
      reply ??
      (async (text, ...before) => {
        asked.push([text, ...before])
        return replyOn(text)
      }),
    onSent: (category) => sent.push(category),
    onAnswered: (said, { kind }) => answered.push(`${said} ${kind}`),
    onRated: (rating) => ratings.push(rating),
  })
  async function pass(ms: number): Promise<void> {
    time += ms
    for (const timer of timers.filter(({ at }) => at <= time)) timer.ring()
    await settle()
  }
  const turns = () => store.get().conversation.turns
  const answers = () => turns().map(({ answer }) => answer?.reply.text ?? null)
  return { store, pass, turns, answers, sent, asked, answered, ratings }
}

/** Lets everything that waits for nothing happen. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve))

test('a sent message appears at once, its answer half a second later, and listeners are called for both', async () => {
  const { store, pass, turns, answers, sent, answered } = setUp()
  const told: string[] = []
  const stop = store.subscribe(() => told.push(store.get().state))
  expect(store.send('  Which cameras?  ')).toBe(true)
  expect(turns()).toMatchObject([{ number: 1, said: 'Which cameras?', answer: null }])
  await pass(limits.chat.replyMs - 1)
  expect([answers(), store.get().state]).toEqual([[null], 'answering'])
  await pass(1)
  expect([answers(), store.get().state]).toEqual([['about Which cameras?'], 'idle'])
  expect(told).toEqual(['idle', 'answering', 'idle'])
  expect([sent, answered]).toEqual([['equipment'], ['Which cameras? unknown']])
  stop()
  store.send('More')
  expect(told).toHaveLength(3)
})

test('an answer that takes longer than half a second is given when it is ready', async () => {
  let give: (reply: HelpReply) => void = () => undefined
  const { store, pass, answers } = setUp(memory(), () => new Promise((resolve) => (give = resolve)))
  store.send('Is it free in May?')
  await pass(3_000)
  expect([answers(), store.get().state]).toEqual([[null], 'answering'])
  give(replyOn('May'))
  await pass(0)
  expect(answers()).toEqual(['about May'])
})

test('two messages sent at once are answered in order, the second with the subject of the first', async () => {
  const { store, pass, answers, asked } = setUp()
  store.send('the camera')
  store.send('and for three days')
  await pass(limits.chat.replyMs)
  expect(answers()).toEqual(['about the camera', 'about and for three days'])
  expect(asked).toEqual([
    ['the camera', null, null],
    ['and for three days', subject, 'en'],
  ])
})

test('a message of only white space is not sent', async () => {
  const { store, turns, sent } = setUp()
  expect(store.send(' \n ')).toBe(false)
  expect([turns(), sent]).toEqual([[], []])
})

test('without a connection the messages stay, and are answered in order when it is back', async () => {
  let online = false
  const { store, pass, answers, answered } = setUp(memory(), async (text) => {
    if (!online) throw new Error('offline')
    return replyOn(text)
  })
  store.send('one')
  await pass(limits.chat.replyMs - 1)
  expect(store.get().state).toBe('answering')
  await pass(1)
  expect([answers(), store.get().state]).toEqual([[null], 'unanswered'])
  store.resume()
  await pass(0)
  expect(store.get().state).toBe('unanswered')
  online = true
  store.send('two')
  await pass(limits.chat.replyMs)
  expect(answers()).toEqual(['about one', 'about two'])
  expect([store.get().state, answered]).toEqual(['idle', ['one answer', 'two answer']])
})

test('help that never answers is not waited for without end', async () => {
  const { store, pass } = setUp(memory(), () => new Promise(() => undefined))
  store.send('Hello')
  await pass(limits.chat.patienceMs)
  expect(store.get().state).toBe('unanswered')
})

test('a reload restores the conversation and answers the message that was waiting', async () => {
  const storage = memory()
  const before = setUp(storage)
  before.store.send('one')
  await before.pass(limits.chat.replyMs)
  before.store.send('two')
  const after = setUp(storage)
  expect(after.answers()).toEqual(['about one', null])
  after.store.resume()
  await after.pass(limits.chat.replyMs)
  expect(after.answers()).toEqual(['about one', 'about two'])
  expect(after.asked).toEqual([['two', subject, 'en']])
  expect(after.answered).toEqual(['two answer'])
  after.store.send('three')
  expect(after.turns().at(-1)).toMatchObject({ number: 3, said: 'three', answer: null })
})

test('a page that comes back takes over what was said meanwhile, unless nothing was stored', async () => {
  const storage = memory()
  const first = setUp(storage)
  first.store.send('one')
  await first.pass(limits.chat.replyMs)
  const second = setUp(storage)
  second.store.send('two')
  await second.pass(limits.chat.replyMs)
  first.store.reload()
  expect(first.answers()).toEqual(['about one', 'about two'])

  const blocked = setUp(null)
  blocked.store.send('one')
  blocked.store.reload()
  expect(blocked.turns()).toHaveLength(1)
})

test('a rating is kept and counted once, and a changed one says what it was before', async () => {
  const storage = memory()
  const { store, pass, ratings } = setUp(storage)
  store.send('gear')
  store.rate(1, true)
  await pass(limits.chat.replyMs)
  for (const helpful of [true, true, false]) store.rate(1, helpful)
  const rated = { topic: 'equipment', language: 'en' }
  expect(ratings).toEqual([
    { ...rated, helpful: true },
    { ...rated, helpful: false, previous: true },
  ])
  expect(setUp(storage).turns()[0]?.answer?.helpful).toBe(false)
})

test('a question that was passed on stays so after a reload', async () => {
  const storage = memory()
  const { store, pass } = setUp(storage)
  store.send('Weddings?')
  await pass(limits.chat.replyMs)
  const passedOn = {
    ...{ reference: 'ABCDE-FGHJK', replyBy: '2026-11-19T19:00:00.000Z', name: 'Ada Lovelace' },
    ...{ email: 'ada@example.com', phone: '', message: 'Weddings?' },
  }
  store.keepPassedOn(1, passedOn)
  expect(setUp(storage).turns()[0]?.answer?.passedOn).toEqual(passedOn)
})

test.for([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[1]'],
  ['other fields', '{"tab":{},"turns":"x","startedAt":"now"}'],
  ['turns that are none', '{"turns":[null,1,"a",[],{},{"said":7},{"said":"  "},{"at":5}]}'],
  ['a turn that is too long', JSON.stringify({ turns: [{ said: 'a'.repeat(5_000), at: 1 }] })],
] as const)('%s in the storage is an empty chat', ([, text]) => {
  const { store, turns } = setUp(memory(text))
  expect(turns()).toEqual([])
  expect(store.get().conversation.startedAt).toBe(10_000)
})

const answer = { reply: replyOn('gear'), at: 5, helpful: null, passedOn: null }

test.for([
  ['no reply', {}],
  ['an unknown kind', { reply: { ...answer.reply, kind: 'admin' } }],
  ['another language', { reply: { ...answer.reply, language: 'xx' } }],
  ['no words', { reply: { ...answer.reply, text: ' ' } }],
  ['too many words', { reply: { ...answer.reply, text: 'a'.repeat(limits.chat.answerMax + 1) } }],
  ['links that are no list', { reply: { ...answer.reply, links: 'x' } }],
  ['markup for a topic', { reply: { ...answer.reply, topic: { html: 'x' } } }],
] as const)('a stored answer with %s is dropped, and its question asked again', async ([, change]) => {
  const turns = [{ said: 'gear', at: 1, answer: { ...answer, reply: undefined, ...change } }]
  const chat = setUp(memory(JSON.stringify({ turns })))
  expect(chat.answers()).toEqual([null])
  chat.store.resume()
  await chat.pass(0)
  expect(chat.answers()).toEqual(['about gear'])
})

test('of a stored answer, whatever is not valid is dropped', () => {
  const links = [{ text: 'Click', url: 'javascript:alert(1)' }, 7, ...answer.reply.links]
  const reply = { ...answer.reply, links, subject: { kind: 'user', id: 7 } }
  const stored = { reply, at: 'soon', helpful: 'yes', passedOn: { reference: '<b>' } }
  const { turns } = setUp(memory(JSON.stringify({ turns: [{ said: 'gear', at: 1, answer: stored }] })))
  expect(turns()[0]?.answer).toEqual({
    reply: { ...answer.reply, subject: null },
    at: 10_000,
    helpful: null,
    passedOn: null,
  })
})

test('an impossible stored time becomes the current time', () => {
  for (const at of [-1, 1e300, 'soon', null]) {
    const { turns } = setUp(memory(JSON.stringify({ turns: [{ said: 'Hello', at }] })))
    expect(turns()).toMatchObject([{ said: 'Hello', at: 10_000 }])
  }
})

test('only the end of an overlong stored conversation is kept', () => {
  const stored = Array.from({ length: 5_000 }, (_, index) => ({ said: `message ${index}`, at: 1 }))
  const { turns } = setUp(memory(JSON.stringify({ turns: stored })))
  expect(turns()).toHaveLength(limits.chat.turnsKept)
  expect(turns().at(-1)?.said).toBe('message 4999')
})

test('the conversation is stored beside the selected tab', async () => {
  const storage = memory('{"tab":"chat"}')
  const { store, pass } = setUp(storage)
  store.send('gear')
  await pass(limits.chat.replyMs)
  expect(JSON.parse(storage.text() ?? '')).toEqual({
    tab: 'chat',
    startedAt: 10_000,
    turns: [{ said: 'gear', at: 10_000, answer: { ...answer, at: 10_500 } }],
  })
})

test('without storage, the conversation lasts as long as the page', () => {
  const full: ChatStorage = {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  for (const storage of [null, full]) {
    const { store, turns } = setUp(storage)
    store.send('Hello')
    expect(turns()).toHaveLength(1)
  }
})
