import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatCategories, replyTo } from './reply-to.ts'

test.for([
  ['What’s the price?', 'pricing'],
  ['PRICING please', 'pricing'],
  ['How much does it cost?', 'pricing'],
  ['Could I get a quote', 'pricing'],
  ['What equipment do you use?', 'equipment'],
  ['which cameras', 'equipment'],
  ['your gear', 'equipment'],
  ['What’s your turnaround time?', 'turnaround'],
  ['I need this fast', 'turnaround'],
  ['Quickly!', 'turnaround'],
  ['a rush job', 'turnaround'],
  ['What services do you offer?', 'services'],
  ['So, what do you do?', 'services'],
  ['contact', 'contact'],
  ['Is there a phone number?', 'contact'],
  ['Your Email', 'contact'],
  ['Do you film weddings?', 'fallback'],
  ['', 'fallback'],
] as const)('“%s” is about %s', ([text, category]) => {
  expect(replyTo(text)).toBe(category)
})

test.for([
  ['What does a camera cost?', 'pricing'],
  ['How fast can the cameras be here?', 'equipment'],
  ['A quick question about your services', 'turnaround'],
  ['Who do I contact about services?', 'services'],
] as const)('the first of several matching categories counts: “%s” is about %s', ([text, category]) => {
  expect(replyTo(text)).toBe(category)
})

test.for([
  'Do you film a prayer breakfast?',
  'We are a Pentecostal church',
  'Could you bring costumes?',
  'We shoot in Costa Rica',
  'A priceless day',
  'Is it geared toward beginners?',
  'Do you deliver QuickTime files?',
  'Can I see the rushes?',
  'An art class, with brushes',
  'How many wireless microphones are there?',
  'Bring headphones',
])('a keyword inside another word does not count: “%s”', (text) => {
  expect(replyTo(text)).toBe('fallback')
})

test('a word that contains a keyword does not hide a real keyword beside it', () => {
  expect(replyTo('What does a microphone cost?')).toBe('pricing')
  expect(replyTo('breakfast, but fast')).toBe('turnaround')
})

const keyword = fc.constantFrom(
  ...['price', 'pricing', 'cost', 'quote'].map((word) => ({ word, category: 'pricing' }) as const),
  ...['equipment', 'camera', 'gear'].map((word) => ({ word, category: 'equipment' }) as const),
  ...['turnaround', 'fast', 'quick', 'rush'].map((word) => ({ word, category: 'turnaround' }) as const),
  ...['service', 'what do you do'].map((word) => ({ word, category: 'services' }) as const),
  ...['contact', 'phone', 'email'].map((word) => ({ word, category: 'contact' }) as const),
)

test('a keyword is found anywhere in a message, and only an earlier category outranks it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      keyword,
      fc.string(),
      fc.boolean(),
      (before, { word, category }, after, loud) => {
        const text = `${before} ${loud ? word.toUpperCase() : word} ${after}`
        expect(chatCategories.indexOf(replyTo(text))).toBeLessThanOrEqual(chatCategories.indexOf(category))
      },
    ),
  )
})

test('every message has a category', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(chatCategories).toContain(replyTo(text))
    }),
  )
})
