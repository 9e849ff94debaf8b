import { expect, test } from 'vitest'
import { createKeptStorage } from '../../../../ui/storage/kept-storage.ts'
import { createDraftStore, type Draft, restorable } from './draft.ts'

function fakeStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

const values = { name: { value: 'Ada', initial: '' } }

test('a draft survives a new page in the same tab, and each form has its own', () => {
  const storage = fakeStorage()
  createDraftStore(createKeptStorage(storage), 'contact').update({ values, startedAt: 7 })
  const next = createKeptStorage(storage)
  expect(createDraftStore(next, 'contact').read()).toEqual({ values, startedAt: 7, attempt: null })
  expect(createDraftStore(next, 'partnership').read().values).toEqual({})
})

test('a change leaves the rest of the draft alone', () => {
  const draft = createDraftStore(createKeptStorage(fakeStorage()), 'contact')
  draft.update({ attempt: { key: 'k', body: 'b' } })
  draft.update({ values })
  expect(draft.read()).toEqual({ values, startedAt: null, attempt: { key: 'k', body: 'b' } })
})

test('after sending, nothing of the draft stays in the browser', () => {
  const storage = fakeStorage()
  const draft = createDraftStore(createKeptStorage(storage), 'contact')
  draft.update({ values })
  draft.clear()
  expect(storage.items.size).toBe(0)
  expect(draft.read().values).toEqual({})
})

test('with blocked storage, a draft lasts as long as the page', () => {
  const session = createKeptStorage(null)
  createDraftStore(session, 'contact').update({ values })
  expect(createDraftStore(session, 'contact').read().values).toEqual(values)
})

test.each(['', '{}', 'null', '{"values":{"name":"Ada"},"startedAt":null,"attempt":null}'])(
  'the stored text %j is not a draft',
  (text) => {
    const storage = fakeStorage(new Map([['draft:contact', text]]))
    expect(createDraftStore(createKeptStorage(storage), 'contact').read().values).toEqual({})
  },
)

test('only untouched fields are restored', () => {
  const draft: Draft = {
    values: { name: { value: 'Ada', initial: '' }, email: { value: 'ada@example.com', initial: '' } },
    startedAt: null,
    attempt: null,
  }
  const fields = { name: { value: 'Grace', initial: '' }, email: { value: '', initial: '' } }
  expect(restorable(draft, fields)).toEqual({ email: 'ada@example.com' })
})

test('a value that the page sets now wins over an older draft, but not over a draft of the same page', () => {
  const draft: Draft = {
    values: { projectType: { value: 'other', initial: '' } },
    startedAt: null,
    attempt: null,
  }
  const preselected = { projectType: { value: 'live-streaming', initial: 'live-streaming' } }
  expect(restorable(draft, preselected)).toEqual({})
  const changedHere: Draft = {
    ...draft,
    values: { projectType: { value: 'other', initial: 'live-streaming' } },
  }
  expect(restorable(changedHere, preselected)).toEqual({ projectType: 'other' })
})
