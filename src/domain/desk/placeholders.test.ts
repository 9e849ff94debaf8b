import { expect, test } from 'vitest'
import { fillPlaceholders, gapsIn, type PlaceholderValues, unknownPlaceholders } from './placeholders.ts'

const values: PlaceholderValues = {
  name: 'Ada Lovelace',
  'first name': 'Ada',
  company: '',
  reference: '7K3MP-Q2XWA',
  form: 'Quote request',
  due: 'by noon tomorrow',
  'my name': 'Grace Hopper',
}

test('what is known is filled in, however it is written', () => {
  expect(fillPlaceholders('Hi {{first name}}, {{ Reference }} {{MY  NAME}}', values)).toBe(
    'Hi Ada, 7K3MP-Q2XWA Grace Hopper',
  )
})

test('what is not known stays a gap, with its place', () => {
  const text = fillPlaceholders('For {{company}} {{due}}', values)
  expect(text).toBe('For {{company}} by noon tomorrow')
  expect(gapsIn(text)).toEqual([{ name: 'company', from: 4, to: 15 }])
})

test('braces in a visitor’s name are not filled in again, and a name is one line', () => {
  const hostile = { ...values, name: '{{my name}}\n\nBcc: x' }
  expect(fillPlaceholders('{{name}}', hostile)).toBe('{{my name}} Bcc: x')
})

test('names that nothing fills in are told, each once', () => {
  expect(unknownPlaceholders('{{name}} {{nmae}} {{NMAE}} {{}} { {x} }')).toEqual(['nmae', ''])
})
