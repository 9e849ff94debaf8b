import { expect, test } from 'vitest'
import { chatCategories, replyTo } from '../../domain/chat/reply-to.ts'
import { defaultCompany } from '../company/company.ts'
import { chatWords } from '../help/chat-words.ts'
import { cannedReply, greeting, quickQuestions } from './chat.ts'
import { contactCardText } from './contact-card.ts'

const reply = (category: (typeof chatCategories)[number]) => cannedReply(category, defaultCompany)

test('the card keeps its prescribed words', () => {
  expect(greeting).toBe(
    "Hi! I'm here to help with immediate answers about the company. What can I help you with today?",
  )
  expect(contactCardText.contact.note).toBe('We respond to all inquiries within 24 hours')
  expect(quickQuestions).toEqual([
    "What's your turnaround time?",
    'What equipment do you use?',
    'How much does it cost?',
    'What services do you offer?',
  ])
})

test('the chat has an answer for each quick question', () => {
  expect(quickQuestions.map(replyTo)).toEqual(['turnaround', 'equipment', 'pricing', 'services'])
})

test('the links under the answers keep their labels and targets', () => {
  const links = Object.fromEntries(
    chatCategories.map((category) => [category, reply(category).links.map(({ text, url }) => [text, url])]),
  )
  expect(links).toEqual({
    pricing: [['Get Free Consultation', '/#contact-form']],
    equipment: [['View Complete Equipment List', '/gear-list']],
    turnaround: [['Contact Us Now', '/#contact-form']],
    services: [
      ['Corporate Video', '/corporate-video'],
      ['Live Streaming', '/live-streaming'],
      ['Event Production', '/event-production'],
    ],
    contact: [['Get Your Free Consultation', '/#contact-form']],
    fallback: [['Contact Us', '/#contact-form']],
  })
})

test.for([
  ['pricing', ['$2,500', '$3,500', '$2,000', 'within 24 hours']],
  ['equipment', ['Netflix-approved Canon cameras', 'BlackMagic cinema cameras', 'PTZ automated cameras']],
  ['turnaround', ['72-hour priority turnaround', 'Standard projects take 1-2 weeks', 'within 24 hours']],
  [
    'services',
    [
      'orporate video production',
      'live streaming',
      'event coverage',
      'infrastructure project management',
      'youth media training',
      'vendor coordination',
    ],
  ],
  ['contact', [defaultCompany.phone, defaultCompany.email, 'within 24 hours']],
  ['fallback', ['within 24 hours']],
] as const)('the answer on %s says %j', ([category, claims]) => {
  for (const claim of claims) expect(reply(category).text).toContain(claim)
})

test('the card is written plainly, without em dashes', () => {
  const words = JSON.stringify([
    contactCardText,
    chatWords,
    greeting,
    quickQuestions,
    chatCategories.map(reply),
  ])
  expect(words).not.toContain('\u2014')
})
