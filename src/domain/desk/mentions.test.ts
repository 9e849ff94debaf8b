import { expect, test } from 'vitest'
import { mentionBegun, mentionsIn, splitMentions } from './mentions.ts'

const people = [
  { id: 'a', name: 'Ada' },
  { id: 'al', name: 'Ada Lovelace' },
  { id: 'g', name: 'Grace (ops)' },
]

test('a note mentions whom it names with an @, each person once', () => {
  expect(mentionsIn('@ada lovelace and @Grace (ops), please. @Ada Lovelace?', people)).toEqual(['al', 'g'])
  expect(mentionsIn('@Ada: yes', people)).toEqual(['a'])
  expect(mentionsIn('Ada, a@example.com, @Adam', people)).toEqual([])
  expect(mentionsIn('@Ada', [])).toEqual([])
})

test('the note keeps its text', () => {
  const text = 'Ask @Ada Lovelace\nor @Ada.'
  expect(
    splitMentions(text, people)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('a name is being typed after an @ that begins a word', () => {
  expect(mentionBegun('Ask @Gr')).toBe('Gr')
  expect(mentionBegun('@')).toBe('')
  expect(mentionBegun('mail a@ex')).toBeNull()
  expect(mentionBegun('Ask @Ada now')).toBeNull()
})
