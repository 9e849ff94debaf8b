import { expect, test } from 'vitest'
import { readTab, writeFields } from './stored-fields.ts'

test('the selected tab is kept beside the conversation; anything else is the first tab', () => {
  const kept = new Map([['contact-widget', '{"turns":[]}']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  expect(readTab(storage)).toBe('contact')
  writeFields(storage, { tab: 'chat' })
  expect(readTab(storage)).toBe('chat')
  expect(kept.get('contact-widget')).toBe('{"turns":[],"tab":"chat"}')
  for (const text of ['', '[]', '"chat"', '{"tab":"admin"}']) {
    kept.set('contact-widget', text)
    expect(readTab(storage), text).toBe('contact')
  }
})
