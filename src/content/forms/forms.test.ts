import { describe, expect, test } from 'vitest'
import { inquiryForms } from '../../domain/inquiry/inquiry-forms.ts'
import {
  consultationOptions,
  contactOptions,
  qualificationOptions,
  religiousOptions,
} from '../../domain/inquiry/options.ts'
import { parseFields } from '../../domain/inquiry/parse-fields.ts'
import { anchors } from '../../routes.ts'
import { defaultCompany } from '../company/company.ts'
import { quote } from '../pages/quote.ts'
import { conferenceForm } from './conference-form.ts'
import { consultationDialog, consultationForm } from './consultation-form.ts'
import { contactForm } from './contact-form.ts'
import type { FormContent } from './form-content.ts'
import { helpForm } from './help-form.ts'
import { leadGateForm } from './lead-gate-form.ts'
import { legacyDialog, legacyForm } from './legacy-form.ts'
import { partnershipForm } from './partnership-form.ts'
import { podcastDialog, podcastForm } from './podcast-form.ts'
import { qualificationForm } from './qualification-form.ts'
import { quoteForm } from './quote-form.ts'
import { religiousForm } from './religious-form.ts'
import { supporterDialog, supporterForm } from './supporter-form.ts'

const forms: readonly FormContent[] = [
  contactForm,
  consultationForm,
  partnershipForm,
  qualificationForm,
  religiousForm,
  quoteForm,
  leadGateForm,
  supporterForm,
  podcastForm,
  legacyForm,
  conferenceForm,
  helpForm,
]

const today = '2026-11-16'
const company = { ...defaultCompany, email: 'studio@company.example' }

test('every lead form has its words', () => {
  expect(forms.map(({ form }) => form).sort()).toEqual(Object.keys(inquiryForms).sort())
})

describe.each(forms.map((content) => [content.form, content] as const))('%s', (form, content) => {
  const schema = inquiryForms[form].schema(today)

  test('asks only for fields of its schema, each once', () => {
    const names = content.fields.map((field) => field.name)
    expect(new Set(names).size).toBe(names.length)
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names))
  })

  test('marks exactly the required fields', () => {
    const nothing = parseFields(schema, {})
    const enforced = nothing.ok ? [] : Object.keys(nothing.fields)
    const marked = content.fields.filter((field) => field.required).map((field) => field.name)
    expect(marked.sort()).toEqual(enforced.sort())
  })

  test('offers only accepted choices, with labels, and text fields with a maximum length', () => {
    for (const field of content.fields) {
      if (field.kind === 'select') {
        expect(field.options?.length, field.name).toBeGreaterThan(1)
        for (const { value, label } of field.options ?? []) {
          const answer = parseFields(schema, { [field.name]: value })
          expect(answer.ok ? {} : answer.fields, value).not.toHaveProperty(field.name)
          expect(label).toMatch(/^[A-Z0-9$]/)
        }
      } else if (field.kind !== 'date') {
        expect(field.maxLength, field.name).toBeGreaterThan(0)
      }
    }
  })
})

test.each([
  [contactForm, 'projectType', contactOptions.projectType],
  [contactForm, 'budget', contactOptions.budget],
  [consultationForm, 'projectType', consultationOptions.projectType],
  [consultationForm, 'budget', consultationOptions.budget],
  [qualificationForm, 'organizationType', qualificationOptions.organizationType],
  [qualificationForm, 'youthPrograms', qualificationOptions.youthPrograms],
  [qualificationForm, 'budget', qualificationOptions.budget],
  [qualificationForm, 'timeline', qualificationOptions.timeline],
  [religiousForm, 'organizationType', religiousOptions.organizationType],
  [religiousForm, 'hasYouthPrograms', religiousOptions.hasYouthPrograms],
  [religiousForm, 'approximateBudget', religiousOptions.approximateBudget],
  [religiousForm, 'implementationTimeline', religiousOptions.implementationTimeline],
] as const)('$form offers every $1 in order', (content, name, values) => {
  const field = content.fields.find((candidate) => candidate.name === name)
  expect(field?.options?.map(({ value }) => value)).toEqual(values)
})

test('the labels and buttons that visitors know are unchanged', () => {
  const labels = (content: FormContent) => content.fields.map((field) => field.label)
  for (const content of [contactForm, consultationForm]) {
    expect(labels(content)).toEqual([
      'Full Name',
      'Email',
      'Company',
      'Phone',
      'Project Type',
      'Budget Range',
      'Project Details',
    ])
  }
  const pending = Object.fromEntries(forms.map((content) => [content.form, content.pending]))
  expect(pending).toMatchObject({
    contact: 'Sending...',
    consultation: 'Sending...',
    partnership: 'Sending...',
    quote: 'Sending...',
    leadGate: 'Granting Access...',
    religious: 'Submitting Application...',
  })
})

test('the dialogs have their titles, and the consultation lists four benefits', () => {
  expect(consultationDialog.title).toBe('Get Your Free Consultation')
  expect(consultationDialog.benefits).toHaveLength(4)
  expect(supporterDialog.title).toBe('Join Our Supporter Community')
  expect(podcastDialog.title).toBe('Transform Your Content Creation')
  expect(legacyDialog.title).toBe('Reserve Your Legacy Session')
})

test('the quote page leads to its form', () => {
  expect(quote.actions[0]?.href).toBe(`${quote.path}#${anchors.quoteForm}`)
})

const consulting = [consultationForm, supporterForm, podcastForm, legacyForm, conferenceForm, helpForm]
const only = (title: string) => ({ title })
const both = (title: string, description: string) => ({ title, description })
const securityError = both('Security error', 'Please refresh the page and try again.')
const tooMany = only('Too many submissions. Please wait before trying again.')
const notSent = only('Failed to send message. Please try again or call us directly.')
const gateFailed = only('Something went wrong. Please try again.')
const qualificationFailed = only('There was an error submitting your form. Please try again.')
const applicationFailed = only('Failed to submit application. Please try again or contact us directly.')
const quoteFailed = both(
  'Submission Failed',
  'Unable to submit your quote request. Please try again or call us directly.',
)

const catalog = [
  ...consulting.flatMap(
    (content) =>
      [
        [content, 'success', only("Thank you! We'll get back to you within 24 hours.")],
        [content, 'failure', notSent],
        [content, 'rateLimited', tooMany],
        [content, 'security', notSent],
      ] as const,
  ),
  [
    contactForm,
    'success',
    both('Message sent successfully!', "We'll get back to you within 24 hours with a custom proposal."),
  ],
  [
    contactForm,
    'failure',
    both('Error sending message', 'Please try again or contact us directly at studio@company.example'),
  ],
  [contactForm, 'rateLimited', both('Too many attempts', 'Please wait 5 minutes before submitting again.')],
  [contactForm, 'security', securityError],
  [
    partnershipForm,
    'success',
    both('Partnership inquiry sent!', "We'll review your proposal and get back to you soon."),
  ],
  [partnershipForm, 'failure', both('Error sending message', 'Please try again or contact us directly.')],
  [
    partnershipForm,
    'rateLimited',
    both('Too many attempts', 'Please wait 10 minutes before submitting again.'),
  ],
  [partnershipForm, 'security', securityError],
  [leadGateForm, 'success', only('Access granted! Welcome to our exclusive content.')],
  [leadGateForm, 'failure', gateFailed],
  [leadGateForm, 'rateLimited', only('Too many requests. Please wait before trying again.')],
  [leadGateForm, 'security', gateFailed],
  [
    qualificationForm,
    'success',
    only("Thank you! We'll review your information and contact you within 24 hours."),
  ],
  [qualificationForm, 'failure', qualificationFailed],
  [qualificationForm, 'rateLimited', tooMany],
  [qualificationForm, 'security', qualificationFailed],
  [
    religiousForm,
    'success',
    only(
      "Thank you! Your qualification form has been submitted. We'll review your application and contact qualified organizations within 5 business days.",
    ),
  ],
  [religiousForm, 'failure', applicationFailed],
  [religiousForm, 'rateLimited', tooMany],
  [religiousForm, 'security', applicationFailed],
  [
    quoteForm,
    'success',
    both(
      'Quote Request Sent!',
      "We'll respond within 2 hours with your custom quote. Check your email for confirmation.",
    ),
  ],
  [quoteForm, 'failure', quoteFailed],
  [quoteForm, 'rateLimited', tooMany],
  [quoteForm, 'security', quoteFailed],
] as const

test.each(catalog.map(([content, situation, words]) => [content.form, situation, content, words] as const))(
  '%s, %s: the toast has the prescribed words',
  (_form, situation, { toasts }, words) => {
    const shown = toasts[situation]
    expect(typeof shown === 'function' ? shown(company) : shown).toEqual(words)
  },
)

describe('an incomplete quote request', () => {
  const words = (raw: Record<string, string>) => {
    const answer = parseFields(inquiryForms.quote.schema(today), raw)
    if (answer.ok) throw new Error('The request is complete')
    return quoteForm.toasts.invalid?.(answer.fields)
  }
  const complete = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@company.example', phone: '555-0100' }

  test.each(['firstName', 'lastName', 'email', 'phone'])(
    'without %s gets the toast about missing information',
    (name) => {
      expect(words({ ...complete, [name]: '' })).toEqual(
        both('Missing Information', 'Please fill in all required fields (Name, Email, Phone).'),
      )
    },
  )

  test('reports missing fields before an invalid email address', () => {
    expect(words({ ...complete, phone: '', email: 'ada' })?.title).toBe('Missing Information')
    expect(words({ ...complete, email: 'ada' })).toEqual(
      both('Invalid Email', 'Please enter a valid email address.'),
    )
  })

  test('repeats the message of any other problem', () => {
    expect(words({ ...complete, projectDate: '2020-01-01' })?.description).toBe(
      'Please choose a date that is not in the past.',
    )
  })
})
