import { expect, test } from 'vitest'
import { requestBody } from './request-body.ts'

const envelope = {
  csrfToken: 'c'.repeat(64),
  recaptchaToken: 'proof',
  idempotencyKey: '5f0c1f0e-2f5e-4d4e-a5a5-0123456789ab',
  timeZone: 'America/Los_Angeles',
  elapsedMs: 4200,
  website: '',
  source: { last: { page: '/' } },
}

test('most forms send their type, subtype and the columns of their table', () => {
  expect(requestBody('contact', { name: 'Ada', projectType: 'other' }, envelope)).toEqual({
    formType: 'contact',
    subtype: 'home',
    ...envelope,
    data: {
      name: 'Ada',
      email: '',
      phone: '',
      company: '',
      message: '',
      project_type: 'other',
      budget: '',
      timeline: '',
    },
  })
})

test('the religious application is a notification, which names its form type "type"', () => {
  expect(requestBody('religious', { organizationName: 'St. Anne' }, envelope)).toEqual({
    type: 'partnership_inquiry',
    subtype: 'religious',
    ...envelope,
    data: {
      organization_name: 'St. Anne',
      contact_name: '',
      email: '',
      phone: '',
      organization_type: '',
      has_youth_programs: '',
      primary_challenges: '',
      approximate_budget: '',
      implementation_timeline: '',
    },
  })
})

test('the two partnership forms differ by their subtype', () => {
  const subtypes = (['partnership', 'qualification'] as const).map((form) => {
    const { formType, subtype } = requestBody(form, {}, envelope)
    return [formType, subtype]
  })
  expect(subtypes).toEqual([
    ['partnership', 'home'],
    ['partnership', 'qualification'],
  ])
})

test('a quote sends all ten fields, even empty ones, but its list only if there is one', () => {
  const fields = [
    'first_name',
    'last_name',
    'company',
    'email',
    'phone',
    'project_date',
    'duration',
    'project_type',
    'equipment_needed',
    'additional_details',
  ]
  const sent = (filled: Record<string, string>) => requestBody('quote', filled, envelope).data
  expect(Object.keys(sent({ firstName: 'Ada' }) ?? {})).toEqual(fields)
  expect(Object.keys(sent({ selection: '{"lines":[]}' }) ?? {})).toEqual([...fields, 'selection'])
})
