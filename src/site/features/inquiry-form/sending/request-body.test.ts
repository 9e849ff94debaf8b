import { expect, test } from 'vitest'
import { requestBody } from './request-body.ts'

const envelope = {
  csrfToken: 'c'.repeat(64),
  recaptchaToken: 'proof',
  idempotencyKey: '5f0c1f0e-2f5e-4d4e-a5a5-0123456789ab',
  timeZone: 'America/Los_Angeles',
  elapsedMs: 4200,
  website: '',
}
const sentAt = new Date('2026-03-01T12:00:00Z')

test('most forms send their type, subtype and the columns of their table', () => {
  expect(requestBody('contact', { name: 'Ada', projectType: 'other' }, envelope, sentAt)).toEqual({
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

test('the lead gate names its security token differently', () => {
  const { csrfToken, ...rest } = envelope
  expect(requestBody('leadGate', { email: 'ada@example.com' }, envelope, sentAt)).toEqual({
    formType: 'lead_gate',
    subtype: 'lead_gate',
    csrf_token: csrfToken,
    ...rest,
    data: { email: 'ada@example.com', phone: '', company: '' },
  })
})

test('the religious application is a notification of the form as it is', () => {
  expect(requestBody('religious', { organizationName: 'St. Anne' }, envelope, sentAt)).toEqual({
    type: 'partnership_inquiry',
    ...envelope,
    data: {
      organizationName: 'St. Anne',
      contactName: '',
      email: '',
      phone: '',
      organizationType: '',
      hasYouthPrograms: '',
      primaryChallenges: '',
      approximateBudget: '',
      implementationTimeline: '',
    },
  })
})

test('the home partnership form is flat and says when it was sent', () => {
  expect(requestBody('partnership', { name: 'Ada' }, envelope, sentAt)).toEqual({
    name: 'Ada',
    email: '',
    organization: '',
    message: '',
    formType: 'partnership',
    ...envelope,
    timestamp: '2026-03-01T12:00:00.000Z',
  })
})

test('a quote has its ten fields, filled or not, and its list only where there is one', () => {
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
  const sent = (filled: Record<string, string>) => requestBody('quote', filled, envelope, sentAt).data
  expect(Object.keys(sent({ firstName: 'Ada' }) ?? {})).toEqual(fields)
  expect(Object.keys(sent({ selection: '{"lines":[]}' }) ?? {})).toEqual([...fields, 'selection'])
})
