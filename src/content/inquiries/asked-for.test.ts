import { expect, test } from 'vitest'
import { inquiryForms, isInquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import { afterSending } from './after-sending.ts'
import { askedFor } from './asked-for.ts'

const forms = Object.keys(inquiryForms).filter(isInquiryFormId)
const personal =
  /^(name|firstName|lastName|contactName|email|phone|company|organization|organizationName|selection)$/

test.for(forms)('%s: every field is shown except those about the sender', (form) => {
  const names = Object.keys(inquiryForms[form].schema('2026-01-01').shape)
  const { fields } = askedFor(form, Object.fromEntries(names.map((name) => [name, `words of ${name}`])))
  const shown = names.filter((name) => !personal.test(name)).map((name) => `words of ${name}`)
  expect(fields.map(({ value }) => value).sort()).toEqual(shown.sort())
})

test.for(forms)('%s: two or three steps follow', (form) => {
  expect([2, 3]).toContain(afterSending.steps[form].length)
})

test('choices and dates do not count as typed, other text does', () => {
  const { fields, list } = askedFor('quote', { projectDate: '2026-12-04', duration: '2 days' })
  expect(list).toBeNull()
  expect(fields).toEqual([
    { label: 'Date', value: 'Friday, December 4, 2026', typed: false },
    { label: 'Duration', value: '2 days', typed: true },
  ])
  expect(askedFor('contact', { budget: 'discuss', timeline: 'March' }).fields).toMatchObject([
    { value: 'Let’s discuss it', typed: false },
    { value: 'March', typed: true },
  ])
})

test('a list has its dates, and the text keeps only lines that are not on the list', () => {
  const line = { kind: 'item', id: 'canon-eos-c70', quantity: 2 }
  const asked = (dates: object, equipmentNeeded: string) =>
    askedFor('quote', { selection: JSON.stringify({ lines: [line], ...dates }), equipmentNeeded })
  const undated = asked({}, '- 2 × Canon EOS C70')
  expect(undated.fields).toEqual([])
  expect(undated.list).toMatchObject({ dates: 'Not chosen yet, counted as 1 day', lines: [{ quantity: 2 }] })
  const dated = asked({ from: '2026-12-04' }, '- 2 × Canon EOS C70\n- Canon EOS C70, with the PL mount')
  expect(dated.list?.dates).toBe('Fri, Dec 4, 2026')
  expect(dated.fields).toMatchObject([{ value: '- Canon EOS C70, with the PL mount' }])
})
