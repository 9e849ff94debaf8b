import { expect, test } from 'vitest'
import * as limits from '../../../domain/limits.ts'
import { createChatStore } from './chat-store.ts'
import type { ChatStorage } from './stored-chat.ts'

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

function setUp(storage: ChatStorage | null = memory()) {
  const answers: (() => void)[] = []
  const categories: string[] = []
  let time = 10_000
  const store = createChatStore({
    storage,
    now: () => {
      time += 1
      return time
    },
    later: (answer) => answers.push(answer),
    onSent: (category) => categories.push(category),
  })
  const turns = () => store.get().conversation.turns
  return { store, answers, categories, turns }
}

test('a sent message appears at once, its answer later, and listeners are called for both', () => {
  const { store, answers, categories, turns } = setUp()
  let told = 0
  const stop = store.subscribe(() => {
    told += 1
  })
  expect(store.send('  Which cameras?  ')).toBe(true)
  expect(turns()).toMatchObject([{ number: 1, said: 'Which cameras?', answered: false }])
  expect(told).toBe(1)
  answers[0]?.()
  expect(turns()).toMatchObject([{ number: 1, answered: true }])
  expect(told).toBe(2)
  expect(categories).toEqual(['equipment'])
  stop()
  store.selectTab('chat')
  expect(told).toBe(2)
})

test('a message of only white space is not sent', () => {
  const { store, answers, categories, turns } = setUp()
  expect(store.send(' \n ')).toBe(false)
  expect([turns(), answers, categories]).toEqual([[], [], []])
})

test('a reload restores the tab and the conversation, including an answer that was still pending', () => {
  const storage = memory()
  const before = setUp(storage)
  before.store.selectTab('chat')
  before.store.send('one')
  before.store.send('two')
  before.answers[0]?.()
  const after = setUp(storage)
  expect(after.store.get().tab).toBe('chat')
  expect(after.turns()).toMatchObject([
    { number: 1, said: 'one', answered: true },
    { number: 2, said: 'two', answered: true },
  ])
  after.store.send('three')
  expect(after.turns().at(-1)).toMatchObject({ number: 3, said: 'three', answered: false })
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
  expect(store.get().tab).toBe('contact')
  expect(turns()).toEqual([])
  expect(store.get().conversation.startedAt).toBe(10_001)
})

test('an impossible stored time becomes the current time', () => {
  for (const at of [-1, 1e300, 'soon', null]) {
    const { turns } = setUp(memory(JSON.stringify({ turns: [{ said: 'Hello', at }] })))
    expect(turns()).toMatchObject([{ said: 'Hello', at: 10_001 }])
  }
})

test('only the end of an overlong stored conversation is kept', () => {
  const stored = Array.from({ length: 5_000 }, (_, index) => ({ said: `message ${index}`, at: 1 }))
  const { turns } = setUp(memory(JSON.stringify({ turns: stored })))
  expect(turns()).toHaveLength(limits.chat.turnsKept)
  expect(turns().at(-1)?.said).toBe('message 4999')
})

test('only the messages of the visitor and their times are stored', () => {
  const storage = memory()
  const { store, answers } = setUp(storage)
  store.send('gear')
  answers[0]?.()
  expect(JSON.parse(storage.text() ?? '')).toEqual({
    tab: 'contact',
    startedAt: 10_001,
    turns: [{ said: 'gear', at: 10_002 }],
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
