import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayNameField } from '../account/account-fields.ts'
import { type InquiryFormId, inquiryForms } from './inquiry-forms.ts'
import { consultationOptions, contactOptions, qualificationOptions, religiousOptions } from './options.ts'
import { parseFields } from './parse-fields.ts'

const today = '2026-06-15'
const parse = (id: InquiryFormId, raw: unknown) => parseFields(inquiryForms[id].schema(today), raw)
const errors = (id: InquiryFormId, raw: unknown) => {
  const result = parse(id, raw)
  return result.ok ? {} : result.fields
}

test('the choices of consultation and contact are the values in the owner’s records', () => {
  expect(consultationOptions).toEqual({
    projectType: [
      'corporate-event',
      'conference',
      'live-streaming',
      'video-production',
      'youth-training',
      'religious-partnership',
      'other',
    ],
    budget: ['under-5k', '5k-15k', '15k-50k', '50k-plus', 'discuss'],
  })
  expect(contactOptions).toEqual({
    projectType: [
      'corporate-video',
      'live-streaming',
      'event-production',
      'training-content',
      'consultation',
      'other',
    ],
    budget: ['under-5k', '5k-15k', '15k-30k', '30k-plus', 'discuss'],
  })
})

const person = { name: 'Ann Lee', email: 'ann@example.com' }
const inquiry = { ...person, projectType: 'other', budget: 'discuss' }
const organization = {
  organizationName: 'First Church',
  contactName: 'Ann Lee',
  email: 'ann@example.com',
  organizationType: 'church',
}
const complete = {
  contact: inquiry,
  consultation: { ...inquiry, message: 'A two-day event' },
  partnership: person,
  supporter: person,
  podcast: inquiry,
  legacy: inquiry,
  conference: inquiry,
  leadGate: { email: 'ann@example.com' },
  help: { ...person, message: 'Do you travel?' },
  quote: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: 'call me' },
  qualification: {
    ...organization,
    phone: '503 555 0142',
    youthPrograms: 'planning',
    currentChallenges: 'Sound',
    budget: 'under-10k',
    timeline: 'immediate',
  },
  religious: { ...organization, hasYouthPrograms: 'limited' },
} satisfies Record<InquiryFormId, unknown>

const ids: readonly InquiryFormId[] = [
  'contact',
  'consultation',
  'partnership',
  'supporter',
  'podcast',
  'legacy',
  'conference',
  'leadGate',
  'help',
  'quote',
  'qualification',
  'religious',
]

test.for(ids)('%s: the required fields are enough', (id) => {
  expect(errors(id, complete[id])).toEqual({})
})

test.for(ids)('%s: each required field is reported when it is absent, empty or blank', (id) => {
  for (const field of Object.keys(complete[id])) {
    for (const value of [undefined, '', '   ']) {
      expect(errors(id, { ...complete[id], [field]: value }), field).toHaveProperty(field)
    }
  }
})

test('the full form has a message for each problem', () => {
  const of = (change: object) => errors('contact', { ...inquiry, ...change })
  expect(of({ name: 'A' })).toEqual({ name: 'Name must be at least 2 characters' })
  expect(of({ name: 'A'.repeat(101) })).toEqual({ name: 'Name too long' })
  expect(of({ name: 'Ann 2' })).toEqual({ name: 'Invalid characters in name' })
  expect(of({ email: 'nobody' })).toEqual({ email: 'Invalid email address' })
  expect(of({ email: 'a@localhost' })).toEqual({ email: 'Invalid email address' })
  expect(of({ email: `${'a'.repeat(250)}@example.com` })).toEqual({ email: 'Email too long' })
  expect(of({ phone: '012345' })).toEqual({ phone: 'Invalid phone number' })
  expect(of({ phone: '12345678901234567' })).toEqual({ phone: 'Invalid phone number' })
  expect(of({ company: 'c'.repeat(201) })).toEqual({ company: 'Company name too long' })
  expect(of({ organization: 'o'.repeat(201) })).toEqual({ organization: 'Organization name too long' })
  expect(of({ message: 'm'.repeat(2001) })).toEqual({ message: 'Message too long' })
  expect(of({ projectType: '' })).toEqual({ projectType: 'Project type is required' })
  expect(of({ budget: 'lots' })).toEqual({ budget: 'Budget range is required' })
})

test('a conversation of the help chat has a limit of its own', () => {
  const of = (length: number) => errors('help', { ...complete.help, conversation: 'x'.repeat(length) })
  expect([of(6_000), of(6_001)]).toEqual([{}, { conversation: 'Conversation too long' }])
})

test('values of the maximum length are accepted', () => {
  expect(
    errors('contact', {
      ...inquiry,
      name: 'A'.repeat(100),
      company: 'c'.repeat(200),
      message: 'm'.repeat(2000),
    }),
  ).toEqual({})
})

const names = [
  'Rev. Ann Lee',
  "Fr. Tom O'Neil",
  'J.R. Ewing',
  'José Núñez',
  'María-José Núñez',
  'Jean‑Luc',
  'O’Brien',
  "D'Arcy-Smith",
  'Łukasz',
  'Ngô Đình',
  'Gal·la',
  'ʻIolani',
  '‘Iolani',
  '李小龍',
  'नीरज',
  'श्री\u200dकांत',
  'علی\u200cرضا',
  'מַרְיָם',
  'สมชาย',
  'Zoe\u0308',
]

test('names in every script are accepted', () => {
  for (const name of names) {
    expect(errors('contact', { ...inquiry, name }), name).toEqual({})
    expect(errors('religious', { ...complete.religious, contactName: name }), name).toEqual({})
    expect(errors('quote', { ...complete.quote, firstName: name, lastName: name }), name).toEqual({})
    expect(displayNameField.parse(name)).toBe(name)
  }
})

test.each(['..', '- -', 'R2-D2', 'Ann <Lee>3', 'ann@example.com', '\u200d\u200d'])(
  '%j is not a name',
  (name) => {
    expect(errors('contact', { ...inquiry, name })).toEqual({ name: 'Invalid characters in name' })
  },
)

test.for(ids)('%s: each missing or overlong field has its own message', (id) => {
  const schema = inquiryForms[id].schema(today)
  const long = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, 'x'.repeat(20_000)]))
  for (const raw of [{}, long]) {
    const told = Object.values(errors(id, raw))
    expect(told.length).toBeGreaterThan(0)
    expect(new Set(told).size, told.join(', ')).toBe(told.length)
  }
})

test('a phone number is kept without separators, except on the quote, where it is kept as typed', () => {
  expect(parse('contact', { ...inquiry, phone: '+1 (503) 555-0142' })).toMatchObject({
    data: { phone: '+15035550142' },
  })
  expect(parse('quote', complete.quote)).toMatchObject({ data: { phone: 'call me' } })
})

test('each form has its own choices', () => {
  for (const projectType of contactOptions.projectType)
    expect(errors('contact', { ...inquiry, projectType })).toEqual({})
  for (const budget of consultationOptions.budget)
    expect(errors('consultation', { ...complete.consultation, budget })).toEqual({})
  for (const timeline of qualificationOptions.timeline)
    expect(errors('qualification', { ...complete.qualification, timeline })).toEqual({})
  for (const implementationTimeline of religiousOptions.implementationTimeline) {
    expect(errors('religious', { ...complete.religious, implementationTimeline })).toEqual({})
  }
  expect(errors('contact', { ...inquiry, budget: '15k-50k' })).toHaveProperty('budget')
  expect(errors('consultation', { ...complete.consultation, budget: '15k-30k' })).toHaveProperty('budget')
})

test('fields may use the names of the table’s columns', () => {
  expect(parse('contact', { ...person, project_type: 'other', budget: 'discuss' })).toMatchObject({
    ok: true,
    data: { projectType: 'other' },
  })
})

test('a selection keeps only dates that the page would use', () => {
  const lines = [{ kind: 'item', id: 'canon-eos-c70', quantity: 1 }]
  for (const [from, to, kept] of [
    ['2026-06-15', '2026-06-24', true],
    ['2026-06-14', '2026-06-16', false],
    ['2026-06-20', '2026-06-19', false],
    ['2026-06-20', '2126-06-20', false],
  ] as const) {
    const selection = JSON.stringify(kept ? { lines, from, to } : { lines, from: '', to: '' })
    expect(parse('quote', { ...complete.quote, selection: { lines, from, to } })).toMatchObject({
      data: { selection },
    })
  }
})

test('the quote distinguishes missing from invalid values and refuses past days', () => {
  const of = (change: object) => errors('quote', { ...complete.quote, ...change })
  expect(of({ email: '' })).toEqual({ email: 'Email is required' })
  expect(of({ email: 'a b@c.d' })).toEqual({ email: 'Please enter a valid email address.' })
  expect(of({ projectDate: '2026-06-15' })).toEqual({})
  expect(of({ projectDate: '2026-06-14' })).toHaveProperty('projectDate')
  expect(of({ projectDate: '2026-02-30' })).toHaveProperty('projectDate')
  expect(of({ equipmentNeeded: 'x'.repeat(10_000) })).toEqual({})
  expect(of({ equipmentNeeded: 'x'.repeat(10_001) })).toHaveProperty('equipmentNeeded')
})

test('unknown fields are dropped and wrong types are refused', () => {
  expect(parse('leadGate', { email: 'ann@example.com', user_id: 'x', status: 'won' })).toEqual({
    ok: true,
    data: { email: 'ann@example.com' },
  })
  for (const email of [1, true, {}, ['ann@example.com'], { toString: 'x' }]) {
    expect(errors('leadGate', { email })).toHaveProperty('email')
  }
})

test('parsing never throws, whatever is sent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.anything(), (id, raw) => {
      expect(parse(id, raw)).toHaveProperty('ok')
    }),
  )
})
