import { expect, test } from 'vitest'
import { readQuestion, writeQuestion } from './availability-question.ts'

test('an address asks about today, one day, or a first and a last day', () => {
  expect(readQuestion('')).toEqual({ from: null, to: '' })
  expect(readQuestion('?from=2026-11-20')).toEqual({ from: '2026-11-20', to: '' })
  expect(readQuestion('?from=2026-11-20&to=2026-11-22')).toEqual({ from: '2026-11-20', to: '2026-11-22' })
  expect(readQuestion('?from=&to=')).toEqual({ from: '', to: '' })
})

test.each([
  { from: null, to: '' },
  { from: '', to: '' },
  { from: '2026-11-20', to: '' },
  { from: '2026-11-20', to: '2026-11-22' },
  { from: 'soon & cheap', to: '' },
])('%j reads back as written, beside the other parameters of the address', (question) => {
  const search = writeQuestion('?utm_source=mail&from=2020-01-01&to=2020-01-02', question)
  expect(readQuestion(search)).toEqual(question)
  expect(new URLSearchParams(search).get('utm_source')).toBe('mail')
})

test('asking about today leaves a plain address', () => {
  expect(writeQuestion('?from=2026-11-20&to=2026-11-22', { from: null, to: '' })).toBe('')
})
