import type { LeadFormId } from '../domain/lead/lead-forms.ts'
import type {
  consultationOptions,
  contactOptions,
  qualificationOptions,
  religiousOptions,
} from '../domain/lead/options.ts'

/** What the fields of every form are called in mails and for staff, whatever the form itself calls them. */
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
  currentChallenges: 'Challenges',
  primaryChallenges: 'Challenges',
  equipmentNeeded: 'Equipment',
  additionalDetails: 'Details',
} as const

type FieldName = keyof typeof labels

const enquiry: readonly FieldName[] = [
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
const shortEnquiry: readonly FieldName[] = ['name', 'email', 'organization', 'message']

/** Each form's fields in the order a reader meets them. */
const order: Readonly<Record<LeadFormId, readonly FieldName[]>> = {
  contact: enquiry,
  consultation: enquiry,
  podcast: enquiry,
  legacy: enquiry,
  conference: enquiry,
  partnership: shortEnquiry,
  supporter: shortEnquiry,
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
    'equipmentNeeded',
    'additionalDetails',
  ],
  leadGate: ['email', 'phone', 'company'],
}

type ValuesOf<Options> =
  Options extends Readonly<Record<string, readonly (infer Value extends string)[]>> ? Value : never

type OptionValue =
  | ValuesOf<typeof consultationOptions>
  | ValuesOf<typeof contactOptions>
  | ValuesOf<typeof qualificationOptions>
  | ValuesOf<typeof religiousOptions>

/** A value means the same in every form that offers it. */
const optionLabels: Readonly<Record<OptionValue, string>> = {
  'corporate-event': 'Corporate event',
  'corporate-video': 'Corporate video',
  conference: 'Conference',
  consultation: 'Consultation',
  'event-production': 'Event production',
  'live-streaming': 'Live streaming',
  'religious-partnership': 'Religious partnership',
  'training-content': 'Training content',
  'video-production': 'Video production',
  'youth-training': 'Youth training',
  other: 'Other',
  'under-5k': 'Under $5,000',
  '5k-15k': '$5,000 to $15,000',
  '15k-30k': '$15,000 to $30,000',
  '15k-50k': '$15,000 to $50,000',
  '30k-plus': 'Over $30,000',
  '50k-plus': 'Over $50,000',
  'under-10k': 'Under $10,000',
  '10k-25k': '$10,000 to $25,000',
  '25k-50k': '$25,000 to $50,000',
  '50k-100k': '$50,000 to $100,000',
  'over-100k': 'Over $100,000',
  discuss: 'To be discussed',
  church: 'Church',
  ministry: 'Ministry',
  denomination: 'Denomination',
  nonprofit: 'Nonprofit',
  school: 'School',
  'religious-school': 'Religious school',
  'youth-organization': 'Youth organization',
  'community-center': 'Community center',
  yes: 'Yes',
  'yes-active': 'Yes, active',
  'yes-limited': 'Yes, limited',
  limited: 'Limited',
  planning: 'Planned',
  no: 'No',
  immediate: 'Immediately',
  quarter: 'Within a quarter',
  'half-year': 'Within half a year',
  year: 'Within a year',
  flexible: 'Flexible',
  '1-3-months': '1 to 3 months',
  '3-6-months': '3 to 6 months',
  '6-12-months': '6 to 12 months',
  'just-exploring': 'Just exploring',
}

const optionLabelOf: ReadonlyMap<string, string> = new Map(Object.entries(optionLabels))
const labelOf: ReadonlyMap<string, string> = new Map(Object.entries(labels))

/** Free text may happen to read like a choice; these hold choices, or text where the label says the same. */
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

export type LabelledFields = {
  readonly filled: readonly { readonly name: string; readonly label: string; readonly value: string }[]
  /** The labels of those left empty. */
  readonly empty: readonly string[]
}

/** Every field of a form in its order, then any that the form does not know, so that none goes unread. */
export function labelFields(form: LeadFormId, fields: Readonly<Record<string, string>>): LabelledFields {
  const known: readonly string[] = order[form]
  const given = new Map(Object.entries(fields).filter(([, value]) => value !== ''))
  const names = [...known, ...[...given.keys()].filter((name) => !known.includes(name))]
  const label = (name: string) => labelOf.get(name) ?? name
  return {
    filled: names.flatMap((name) => {
      const value = given.get(name)
      if (value === undefined) return []
      return [{ name, label: label(name), value: readable(name, value) }]
    }),
    empty: names.filter((name) => !given.has(name)).map(label),
  }
}

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

function readable(name: string, value: string): string {
  if (name === 'projectDate') {
    const day = new Date(value)
    return Number.isNaN(day.getTime()) ? value : calendar.format(day)
  }
  return (choiceFields.has(name) ? optionLabelOf.get(value) : undefined) ?? value
}
