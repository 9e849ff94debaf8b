import { isDay } from '../../domain/calendar-day.ts'
import type { InquiryFormId } from '../../domain/inquiry/inquiry-forms.ts'
import { once } from '../../domain/once.ts'
import { optionLabels } from '../forms/option-labels.ts'
import { describeSelection } from '../quote/quote-catalog.ts'

/** Labels of all form fields in mails and for staff, independent of the labels on the form itself. */
const labels = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  contactName: 'Contact',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  organization: 'Organization',
  organizationName: 'Organization',
  organizationType: 'Kind',
  youthPrograms: 'Youth programs',
  hasYouthPrograms: 'Youth programs',
  projectType: 'Project',
  projectDate: 'Date',
  duration: 'Duration',
  budget: 'Budget',
  approximateBudget: 'Budget',
  timeline: 'Timeline',
  implementationTimeline: 'Timeline',
  message: 'Message',
  conversation: 'Conversation',
  currentChallenges: 'Challenges',
  primaryChallenges: 'Challenges',
  equipmentNeeded: 'Equipment notes',
  additionalDetails: 'Details',
  selection: 'Selected',
} as const

type FieldName = keyof typeof labels

const inquiry: readonly FieldName[] = [
  'name',
  'email',
  'company',
  'organization',
  'phone',
  'projectType',
  'budget',
  'timeline',
  'message',
]
const shortInquiry: readonly FieldName[] = ['name', 'email', 'organization', 'message']

/** Each form's fields in the order they are read. */
const order: Readonly<Record<InquiryFormId, readonly FieldName[]>> = {
  contact: inquiry,
  consultation: inquiry,
  podcast: inquiry,
  legacy: inquiry,
  conference: inquiry,
  partnership: shortInquiry,
  supporter: shortInquiry,
  qualification: [
    'organizationName',
    'contactName',
    'email',
    'phone',
    'organizationType',
    'youthPrograms',
    'currentChallenges',
    'budget',
    'timeline',
  ],
  religious: [
    'organizationName',
    'contactName',
    'email',
    'phone',
    'organizationType',
    'hasYouthPrograms',
    'primaryChallenges',
    'approximateBudget',
    'implementationTimeline',
  ],
  quote: [
    'firstName',
    'lastName',
    'company',
    'email',
    'phone',
    'projectDate',
    'duration',
    'projectType',
    'selection',
    'equipmentNeeded',
    'additionalDetails',
  ],
  leadGate: ['email', 'phone', 'company'],
  help: ['name', 'email', 'phone', 'message', 'conversation'],
}

/** Fields that a form asks for under a name of its own. */
const ownLabels: Partial<Record<InquiryFormId, Partial<Record<string, string>>>> = {
  help: { message: 'Question' },
}

const optionLabelOf: ReadonlyMap<string, string> = new Map(Object.entries(optionLabels))
const labelOf: ReadonlyMap<string, string> = new Map(Object.entries(labels))

/** Only these get option labels: they hold choices, or text for which the label means the same. */
const choiceFields: ReadonlySet<string> = new Set<FieldName>([
  'organizationType',
  'youthPrograms',
  'hasYouthPrograms',
  'projectType',
  'budget',
  'approximateBudget',
  'timeline',
  'implementationTimeline',
])

/** Fields that say what somebody asks for, in words of their own or as a list; the others say who asks, and the circumstances. */
export const askingFields: ReadonlySet<string> = new Set<FieldName>([
  'message',
  'currentChallenges',
  'primaryChallenges',
  'selection',
  'equipmentNeeded',
  'additionalDetails',
])

export type LabeledFields = {
  readonly filled: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  /** The labels of the fields left empty. */
  readonly empty: readonly string[]
}

/** Every field of a form in order, then any that the form does not know, so that none is lost. */
export function labelFields(form: InquiryFormId, fields: Readonly<Record<string, string>>): LabeledFields {
  const known: readonly string[] = order[form]
  const given = new Map(Object.entries(fields).filter(([, value]) => value !== ''))
  const names = [...known, ...[...given.keys()].filter((name) => !known.includes(name))]
  const label = (name: string) => ownLabels[form]?.[name] ?? labelOf.get(name) ?? name
  return {
    filled: names.flatMap((name) => {
      const value = given.get(name)
      if (value === undefined) return []
      return [{ name, label: label(name), value: readable(name, value) }]
    }),
    empty: names.filter((name) => !given.has(name)).map(label),
  }
}

const calendar = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }))

function readable(name: string, value: string): string {
  if (name === 'projectDate') return isDay(value) ? calendar().format(new Date(value)) : value
  if (name === 'selection') return describeSelection(value) || value
  return (choiceFields.has(name) ? optionLabelOf.get(value) : undefined) ?? value
}
