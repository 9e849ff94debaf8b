import { expect, test } from 'vitest'
import { emptySelection, type SelectionLine } from '../../domain/quote/quote-selection.ts'
import { defaultCompany } from '../company/company.ts'
import { educationalRates, kits } from '../equipment/kits.ts'
import { quoteSection } from '../forms/quote-form.ts'
import { quote } from '../pages/quote.ts'
import { equipmentListName, equipmentListText } from './equipment-list.ts'
import { listToasts, popularWords, reportWords } from './quote-words.ts'

const today = '2026-11-15'

function text(lines: SelectionLine[], from = '', to = ''): string {
  return equipmentListText({ lines, from, to }, defaultCompany, today)
}

test('three packages are offered at the prices of the rate card', () => {
  expect(popularWords.packages.map(({ name, price, term }) => [name, price, term])).toEqual([
    ['Essential Starter Kit', 5_850, ' (5 hours)'],
    ['Professional Production Kit', 11_050, '/day'],
    ['Broadcast Studio Package', 17_550, ' (2 days)'],
  ])
})

test('the quote information states the company’s promises', () => {
  const information = quoteSection.information.map(({ value }) => value).join('\n')
  expect(information).toMatch(/Within 2 hours/)
  expect(information).toMatch(/30 days/)
  expect(information).toMatch(/Delivery or pickup available/)
  expect(information).toMatch(/Technical support included/)
  expect(reportWords.note).toMatch(/estimate, not an offer/)
  expect(reportWords.note).toMatch(/30 days/)
})

test('the page leads back to the gear kits', () => {
  expect(quote.actions.map(({ href }) => href)).toContain('/gear-list')
})

test('the toasts keep their prescribed words', () => {
  expect(listToasts.added('x').title).toBe('Equipment Added')
  expect(listToasts.removed('x').title).toBe('Equipment Removed')
  expect(listToasts.there('Essential Starter Kit')).toEqual({
    title: 'Already Added',
    description: 'Essential Starter Kit is already in your quote request.',
  })
  expect(listToasts.downloaded).toEqual({
    title: 'Download Started',
    description: 'Equipment list has been downloaded.',
  })
  expect(reportWords.consultation).toBe('Schedule Consultation')
  expect(reportWords.agreed).toBe(educationalRates)
})

test('the downloaded list states items, quantities, dates and the estimate', () => {
  const list = text(
    [
      { kind: 'item', id: 'canon-eos-c70', quantity: 2 },
      { kind: 'package', id: 'essential-starter-kit', quantity: 1 },
      { kind: 'kit', id: 'training', quantity: 1 },
    ],
    '2026-12-01',
    '2026-12-03',
  )
  for (const line of [
    '- 2 × Canon EOS C70 at $225/day, 3 days: $1,350',
    '- 1 × Essential Starter Kit at $5,850 (5 hours), 3 × 5 hours, one a day: $17,550',
    '- 1 × Youth Training kit: Educational rates',
    'Dates: 2026-12-01 to 2026-12-03',
    'Estimate for 3 days: $18,900',
    'Not including Youth Training kit: educational rates, on request.',
    reportWords.rule,
    reportWords.note,
  ]) {
    expect(list.split('\n')).toContain(line)
  }
})

test('an estimate without dates says that it is for one day', () => {
  const list = text([{ kind: 'kit', id: 'sony', quantity: 1 }])
  expect(list).toContain('Dates: not chosen, counted as 1 day')
  expect(list).toContain('Estimate for 1 day: $2,860')
})

test('every downloaded list includes the packages and our contact details', () => {
  const company = { ...defaultCompany, street: '1 Bridge Street' }
  const camera = { kind: 'item', id: 'canon-eos-c70', quantity: 1 } as const
  for (const lines of [[], [camera]]) {
    const list = equipmentListText({ ...emptySelection, lines }, company, today).split('\n')
    for (const line of [
      '- Essential Starter Kit: $5,850 (5 hours)',
      '- Professional Production Kit: $11,050/day',
      '- Broadcast Studio Package: $17,550 (2 days)',
      company.phone,
      company.email,
      company.street,
      company.hoursBothZones,
    ]) {
      expect(list, `${lines.length} lines`).toContain(line)
    }
  }
  expect(equipmentListText(emptySelection, company, today)).not.toContain('Estimate for')
})

test('the file is named after the company', () => {
  expect(equipmentListName(defaultCompany)).toBe('bridgelight-equipment-list.txt')
  expect(equipmentListName({ name: 'Étoile & Sons' })).toBe('etoile-equipment-list.txt')
  expect(equipmentListName({ name: '光' })).toBe('our-equipment-list.txt')
})

test('a kit lists each of its items once, so that customizing it loses none', () => {
  for (const { id, categories } of kits) {
    const items = categories.flatMap(({ gear }) => gear.map(({ itemId }) => itemId))
    expect(new Set(items).size, id).toBe(items.length)
  }
})
