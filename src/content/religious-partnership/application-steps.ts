import type { Campaign } from '../../domain/campaign/campaign.ts'

type Step = { readonly when: string; readonly title: string; readonly text: string }

export const applicationSteps = {
  slate: 'How to apply',
  heading: 'From this page to the first rehearsal',
  lead: 'Take the short application now, or the full form below. Both lead to the next review.',
  action: 'Open the Application',
  call: (phone: string) => `Call ${phone}`,
} as const

/** The way of an application; the review's date is the campaign's while one is open. */
export function stepsFor({ open, partnershipReview }: Campaign): readonly Step[] {
  return [
    {
      when: 'Today',
      title: 'Tell us about your room',
      text: 'What does not work, who your youth are, when you would like to start.',
    },
    {
      when: 'Within 24 hours',
      title: 'Hear from a producer',
      text: 'We answer the qualification form. After the short application, qualified organizations hear from us within 5 business days.',
    },
    {
      when: open ? partnershipReview : 'Next review',
      title: 'Review',
      text: 'We visit the rooms that fit.',
    },
    {
      when: 'Next quarter',
      title: 'Begin',
      text: 'Partnerships begin quarterly, and yours begins with a lesson.',
    },
  ]
}
