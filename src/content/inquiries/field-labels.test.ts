import { expect, test } from 'vitest'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import { labelFields } from './field-labels.ts'

test('each form lists exactly the fields of its schema', () => {
  const ids = [
    'contact',
    'consultation',
    'partnership',
    'qualification',
    'religious',
    'quote',
    'leadGate',
    'supporter',
    'podcast',
    'legacy',
    'conference',
    'help',
  ] as const
  expect([...ids].sort()).toEqual(Object.keys(inquiryForms).sort())
  for (const id of ids) {
    const names = Object.keys(inquiryForms[id].schema('2026-01-01').shape)
    const fields = Object.fromEntries(names.map((name) => [name, 'x']))
    const { filled, empty } = labelFields(id, fields)
    expect(filled.map(({ name }) => name).sort(), id).toEqual(names.sort())
    expect(empty).toEqual([])
    for (const { name, label } of filled) expect(label, name).toMatch(/^[A-Z][a-z ]+$/)
  }
})

test('choices and dates are put in words, and free text stays as it is', () => {
  const value = (form: 'contact' | 'quote', fields: Record<string, string>) =>
    labelFields(form, fields).filled.map((field) => field.value)
  expect(value('contact', { projectType: 'live-streaming', budget: '30k-plus', message: 'no' })).toEqual([
    'Live streaming',
    '$30,000 and up',
    'no',
  ])
  expect(value('quote', { projectDate: '2026-12-04', projectType: 'A gala' })).toEqual([
    'Friday, December 4, 2026',
    'A gala',
  ])
  expect(value('quote', { projectDate: 'soon' })).toEqual(['soon'])
})

test('a question from the help chat is called one', () => {
  expect(labelFields('help', { message: 'Do you travel?' }).filled).toMatchObject([{ label: 'Question' }])
  expect(labelFields('contact', { message: 'Hello' }).filled).toMatchObject([{ label: 'Message' }])
})

test('empty fields are listed, and an unknown field is not lost', () => {
  expect(labelFields('leadGate', { email: 'a@b.example', phone: '', extra: 'kept' })).toEqual({
    filled: [
      { name: 'email', label: 'Email', value: 'a@b.example' },
      { name: 'extra', label: 'extra', value: 'kept' },
    ],
    empty: ['Phone', 'Company'],
  })
})
