import { expect, test } from 'vitest'
import type { HelpReply } from '../../../src/domain/help/help.ts'
import { judge, says } from './judge.ts'
import type { ChatQuestion } from './question.ts'

const priced: ChatQuestion = {
  id: 'camera',
  messages: ['camera, two days?'],
  language: 'en',
  expect: { kind: 'answer', facts: ['$450', ['2 days', 'two days']], page: ['/quote'] },
  never: ['$675'],
}
const asking = (expect: ChatQuestion['expect']): ChatQuestion => ({ ...priced, expect })

const reply = (changes: Partial<HelpReply>): HelpReply => ({
  kind: 'answer',
  topic: 'item',
  language: 'en',
  text: 'The camera is $450 for 2 days.',
  links: [{ text: 'Quote', url: '/quote#quote-form' }],
  noticed: { email: null, phone: null },
  subject: null,
  ...changes,
})

test('an answer is right with every fact, its page and in the visitor’s language', () => {
  expect(judge(priced, reply({}))).toBe('right')
  expect(judge(priced, reply({ text: 'The camera is $4,500 for 2 days.' }))).toBe('wrong')
  expect(judge(priced, reply({ text: '$450 for two days, $675 for three.' }))).toBe('wrong')
  expect(judge(priced, reply({ links: [] }))).toBe('unhelpful')
  expect(judge(priced, reply({ language: 'es' }))).toBe('unhelpful')
})

test('a reply that passes the question on, or stays general, leaves a question unanswered', () => {
  for (const kind of ['unknown', 'person'] as const) expect(judge(priced, reply({ kind }))).toBe('unhelpful')
  expect(judge(priced, reply({ kind: 'general', text: 'It depends.' }))).toBe('unhelpful')
  expect(judge(priced, reply({ kind: 'general', links: [] }))).toBe('right')
})

test('where the site says nothing, any specific answer and any price is wrong', () => {
  const unknown = asking({ kind: 'unknown' })
  expect(judge(unknown, reply({ text: 'Yes, we do.' }))).toBe('wrong')
  expect(judge(unknown, reply({ kind: 'unknown', text: 'I don’t know. From $2,000?' }))).toBe('wrong')
  expect(judge(unknown, reply({ kind: 'unknown', text: 'I don’t know. Shall I pass it on?' }))).toBe('right')
  expect(judge(unknown, reply({ kind: 'general', text: 'It depends.' }))).toBe('unhelpful')
})

test('where both are honest, the facts or not knowing is right', () => {
  const either = asking({ kind: 'either', facts: ['not on our list'] })
  expect(judge(either, reply({ text: 'It is not on our list.' }))).toBe('right')
  expect(judge(either, reply({ kind: 'unknown', text: 'I don’t know.' }))).toBe('right')
  expect(judge(either, reply({ text: 'Sure!' }))).toBe('wrong')
})

test('a person is offered with the contact details noticed; calm is for abuse alone', () => {
  const person = { ...asking({ kind: 'person' }), noticed: { phone: '971-555-0133' } }
  const noticed = { email: null, phone: '+1 (971) 555-0133' }
  expect(judge(person, reply({ kind: 'person', noticed }))).toBe('right')
  expect(judge(person, reply({ kind: 'person' }))).toBe('unhelpful')
  expect(judge(asking({ kind: 'calm' }), reply({ kind: 'calm' }))).toBe('right')
  expect(judge(asking({ kind: 'calm' }), reply({}))).toBe('unhelpful')
  expect(judge(priced, reply({ kind: 'calm' }))).toBe('wrong')
})

test('words are found whatever their case, accents and dashes, and figures only as a whole', () => {
  for (const [text, words, found] of [
    ['Cotización en 2 horas', 'cotizacion', true],
    ['Mon–Fri 9AM–6PM', 'mon-fri 9am', true],
    ['It costs $1,350.', '$1350', true],
    ['Reservada hasta el lunes', 'reservad', true],
    ['within 172 hours', '72', false],
    ['It is $2 less', '2', false],
    ['about it', 'out', false],
  ] as const) {
    expect(says(text, words), `${words} in ${text}`).toBe(found)
  }
})
