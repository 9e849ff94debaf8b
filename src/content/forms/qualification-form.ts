import type { Season } from '../../domain/campaign/campaign.ts'
import { qualificationOptions } from '../../domain/inquiry/options.ts'
import type { FormContent, ToastWords } from './form-content.ts'
import { tooManySubmissions } from './inquiry-words.ts'
import { budget, contactName, email, message, organizationName, phone, select } from './shared-fields.ts'

const failed: ToastWords = { title: 'There was an error submitting your form. Please try again.' }

export const qualificationForm: FormContent = {
  form: 'qualification',
  fields: [
    organizationName,
    contactName,
    email,
    { ...phone, required: true },
    select({
      name: 'organizationType',
      label: 'Organization Type',
      required: true,
      values: qualificationOptions.organizationType,
    }),
    select({
      name: 'youthPrograms',
      label: 'Youth Programs',
      required: true,
      values: qualificationOptions.youthPrograms,
    }),
    {
      ...message,
      name: 'currentChallenges',
      label: 'Current Challenges',
      required: true,
      hint: 'What you cannot do today: sound, picture, light, people.',
    },
    budget(qualificationOptions.budget),
    select({ name: 'timeline', label: 'Timeline', required: true, values: qualificationOptions.timeline }),
  ],
  submit: 'Submit Qualification Form',
  pending: 'Sending...',
  toasts: {
    success: { title: "Thank you! We'll review your information and contact you within 24 hours." },
    failure: () => failed,
    rateLimited: tooManySubmissions,
    security: () => failed,
  },
  received: {
    title: "Thank you! We'll review your information and contact you within 24 hours.",
  },
}

export const applicationSection = {
  slate: 'Application',
  heading: 'Show us your rooms and your youth',
  lead: 'For organizations that know their rooms, budget and timeline: nine questions, and we contact you within 24 hours. If you have sent the short application, you need not send this one.',
  note: (season: Season | null) =>
    season
      ? 'First come, first served: slots go to qualified organizations in the order they apply.'
      : 'Applications are read in the order they arrive.',
  sheet: ['Qualification form', 'Reply within 24 hours'],
  /** Null when nothing is scarce. */
  banner: (season: Season | null) =>
    season && season.partnershipSlots > 0
      ? {
          figure: String(season.partnershipSlots).padStart(2, '0'),
          label: season.partnershipSlots === 1 ? 'partnership slot left' : 'partnership slots left',
          review: season.partnershipReview && `Next review: ${season.partnershipReview}`,
        }
      : null,
} as const
