import type {
  consultationOptions,
  contactOptions,
  qualificationOptions,
  religiousOptions,
} from '../../domain/inquiry/options.ts'

type ValueOf<Options> =
  Options extends Readonly<Record<string, readonly (infer Value extends string)[]>> ? Value : never

type OptionValue =
  | ValueOf<typeof consultationOptions>
  | ValueOf<typeof contactOptions>
  | ValueOf<typeof qualificationOptions>
  | ValueOf<typeof religiousOptions>

/** A value has the same label in every form that offers it, and in mails. */
export const optionLabels: Readonly<Record<OptionValue, string>> = {
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
  'under-5k': 'Under $5,000',
  '5k-15k': '$5,000 to $15,000',
  '15k-30k': '$15,000 to $30,000',
  '15k-50k': '$15,000 to $50,000',
  '30k-plus': '$30,000 and up',
  '50k-plus': '$50,000 and up',
  'under-10k': 'Under $10,000',
  '10k-25k': '$10,000 to $25,000',
  '25k-50k': '$25,000 to $50,000',
  '50k-100k': '$50,000 to $100,000',
  'over-100k': 'Over $100,000',
  discuss: 'Let’s discuss it',
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
  other: 'Other',
}

export function choices(values: readonly OptionValue[]) {
  return values.map((value) => ({ value, label: optionLabels[value] }))
}
