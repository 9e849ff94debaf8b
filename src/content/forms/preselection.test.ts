import { expect, test } from 'vitest'
import { contactOptions } from '../../domain/inquiry/options.ts'
import { contactForm } from './contact-form.ts'
import { contactFormFor, infrastructureServices, preselected } from './preselection.ts'

const origin = 'https://site.example'

test.each(contactOptions.projectType)('a link for %s chooses it in the contact form', (service) => {
  const { pathname, search, hash } = new URL(contactFormFor(service), origin)
  expect([pathname, hash]).toEqual(['/', '#contact-form'])
  expect(preselected(search)).toEqual({ projectType: service })
})

test.each([
  ['infrastructure-upgrades', 'AV Infrastructure Upgrades'],
  ['project-management', 'Multi-Vendor Project Management'],
  ['system-design', 'Future-Ready System Design'],
] as const)('a link for %s asks for a consultation about it by name', (service, name) => {
  expect(infrastructureServices[service]).toBe(name)
  const { search } = new URL(contactFormFor(service), origin)
  expect(preselected(search)).toEqual({ projectType: 'consultation', message: `${name}: ` })
})

test('preselected values are fields and choices of the form', () => {
  const { projectType, ...rest } = preselected('?service=system-design')
  const field = contactForm.fields.find(({ name }) => name === 'projectType')
  expect(field?.options?.map(({ value }) => value)).toContain(projectType)
  expect(contactForm.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(rest)))
})

test.each([
  '',
  '?',
  '?service=',
  '?service=toString',
  '?service=Consultation',
  '?other=consultation',
  '?service=%3Cb%3E',
])('%j chooses nothing', (search) => {
  expect(preselected(search)).toEqual({})
})
