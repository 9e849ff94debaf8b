import { expect, test } from 'vitest'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { parseFields } from '../../domain/inquiry/parse-fields.ts'
import { replyTimeIn } from './chat-words.ts'
import { passOnForm, passOnWords } from './pass-on-form.ts'

const zone = 'America/Los_Angeles'
const now = new Date('2026-11-18T20:00:00Z')
const inSpanish = (due: string) => replyTimeIn.es(new Date(due), now, zone).replace(/[\u00a0\u202f]/g, ' ')

test('in Spanish, the time of the reply is told as in English', () => {
  expect(inSpanish('2026-11-19T20:00:00Z')).toBe('a más tardar mañana a las 12:00 p.m.')
  expect(inSpanish('2026-11-19T01:30:00Z')).toBe('a más tardar hoy a las 5:30 p.m.')
  expect(inSpanish('2026-11-23T21:00:00Z')).toBe('a más tardar el lunes 23 de noviembre a la 1:00 p.m.')
})

test('in Spanish, the form has its own label for each field and its own words for each error', () => {
  const { fields } = passOnForm.es
  expect(fields.map(({ name }) => name)).toEqual(passOnForm.en.fields.map(({ name }) => name))
  for (const [index, { label }] of fields.entries())
    expect(label).not.toBe(passOnForm.en.fields[index]?.label)
  const long = 'x'.repeat(5_000)
  const wrong = [
    { name: '', email: '', phone: 'x', message: '' },
    { name: long, email: long, phone: long, message: long },
    { name: '<7>7', email: 'ada@x', phone: '', message: '' },
  ]
  for (const raw of wrong) {
    const parsed = parseFields(inquiryForms.help.schema(), raw)
    for (const error of Object.values(parsed.ok ? {} : parsed.fields)) {
      expect(Object.keys(passOnWords.es.errors)).toContain(error)
    }
  }
})
