import type { Season } from '../../domain/campaign/campaign.ts'
import { religiousOptions } from '../../domain/inquiry/options.ts'
import type { FormContent, ToastWords } from './form-content.ts'
import { tooManySubmissions } from './inquiry-words.ts'
import { contactName, email, message, organizationName, phone, select } from './shared-fields.ts'

const failed: ToastWords = {
  title: 'Failed to submit application. Please try again or contact us directly.',
}

export const religiousForm: FormContent = {
  form: 'religious',
  fields: [
    organizationName,
    contactName,
    email,
    phone,
    select({
      name: 'organizationType',
      label: 'Organization Type',
      required: true,
      values: religiousOptions.organizationType,
    }),
    select({
      name: 'hasYouthPrograms',
      label: 'Youth Programs',
      required: true,
      values: religiousOptions.hasYouthPrograms,
    }),
    { ...message, name: 'primaryChallenges', label: 'Primary Challenges' },
    select({
      name: 'approximateBudget',
      label: 'Approximate Budget',
      required: false,
      values: religiousOptions.approximateBudget,
    }),
    select({
      name: 'implementationTimeline',
      label: 'Implementation Timeline',
      required: false,
      values: religiousOptions.implementationTimeline,
    }),
  ],
  submit: 'Submit Application',
  pending: 'Submitting Application...',
  toasts: {
    success: {
      title:
        "Thank you! Your qualification form has been submitted. We'll review your application and contact qualified organizations within 5 business days.",
    },
    failure: () => failed,
    rateLimited: tooManySubmissions,
    security: () => failed,
  },
  received: {
    title: 'Thank you! Your qualification form has been submitted.',
    text: "We'll review your application and contact qualified organizations within 5 business days.",
  },
}

export const religiousDialog = {
  title: 'Apply for Partnership',
  slate: 'Religious partnership / Application',
  description: (season: Season | null) =>
    [
      ...(season
        ? [
            `${season.partnershipSlotsPerYear} partnership slots open per year to new congregations, of the 4 churches per year we work with.`,
          ]
        : []),
      ...(season?.partnershipReview ? [`The next review is in ${season.partnershipReview}.`] : []),
      'This is the short application: qualified organizations hear from us within 5 business days. If you know your budget and timeline, the qualification form on this page is answered within 24 hours.',
    ].join(' '),
} as const
