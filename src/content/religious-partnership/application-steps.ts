import type { Season } from '../../domain/campaign/campaign.ts'

type Step = { readonly when: string; readonly title: string; readonly text: string }

export const applicationSteps = {
  slate: 'How to apply',
  heading: 'From this page to the first rehearsal',
  lead: 'There are two ways to apply, and both lead to the next review. You need one of them.',
  ways: {
    short: {
      title: 'Short application',
      text: 'If you are still finding out. Who you are and what troubles you; budget and timeline can stay open. Qualified organizations hear from us within 5 business days.',
      action: 'Open the Application',
    },
    full: {
      title: 'Qualification form',
      text: 'If you know your rooms, your budget and your timeline. Nine questions, all of them needed. We answer within 24 hours.',
      action: 'Go to the Form',
    },
  },
  call: (phone: string) => `Call ${phone}`,
} as const

/** The steps of an application; the review has a date while a season is open. */
export function stepsFor(season: Season | null): readonly Step[] {
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
      when: season?.partnershipReview ?? 'Next review',
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
