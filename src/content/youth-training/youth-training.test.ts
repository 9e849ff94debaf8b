import { expect, test } from 'vitest'
import { contactFormHref, pagePaths } from '../../routes.ts'
import { createDefaultFacts } from '../company/facts.ts'
import { equipment } from '../equipment/equipment.ts'
import { youthTraining } from '../pages/youth-training.ts'
import { certification, youthTrainingClosing } from './certification.ts'
import { equipmentAccess } from './equipment-access.ts'
import { programFormats } from './formats.ts'
import { partnership } from './partnership.ts'
import { trainingPrograms } from './programs.ts'
import { reasons } from './reasons.ts'

const facts = createDefaultFacts(new Date('2026-06-01T12:00:00Z'))
const company = {
  ...facts.company,
  name: 'Other Name',
  partner: { name: 'Other Partner', url: 'https://partner.example/' },
}

test('the four formats are offered', () => {
  expect(programFormats.formats.map(({ name }) => name.toLowerCase()).toSorted()).toEqual([
    '8-week intensive',
    'custom school programs',
    'summer camps',
    'weekend workshops',
  ])
})

test('the intensive has one strip for each of its 8 weeks', () => {
  const intensive = programFormats.formats.find(({ id }) => id === 'intensive')
  expect(intensive?.strips.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 8 }, (_, week) => `Week ${week + 1}`),
  )
})

test('the partnership credits the configured partner and company', () => {
  const credits = partnership.credits(company).map(({ credit }) => credit)
  expect(credits).toContain('Other Partner')
  expect(credits).toContain('Other Name')
  expect(certification.certificate.signers(company)).toEqual(['Other Partner', 'Other Name'])
  for (const words of [partnership.lead(company), youthTraining.summary({ ...facts, company })]) {
    expect(words).toContain('Other Partner')
  }
})

test('everything on the training shelf is in the inventory', () => {
  const names = equipment.map(({ name }) => name)
  for (const { item } of equipmentAccess.shelf) expect(names).toContain(item)
  expect(equipmentAccess.rates).toContain('educational rates')
  expect(equipmentAccess.action.href).toBe(pagePaths.gearList)
})

test('the page has programs, reasons and a certificate, and ends with the contact form', () => {
  expect(trainingPrograms.programs.length).toBeGreaterThanOrEqual(4)
  expect(reasons.captions.length).toBeGreaterThanOrEqual(4)
  expect(certification.certificate.title).toContain('Certificate')
  expect(youthTraining.actions[0]?.href).toBe(contactFormHref)
  expect(youthTrainingClosing.actions[0].href).toBe(contactFormHref)
})
